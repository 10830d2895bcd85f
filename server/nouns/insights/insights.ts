import { clockIn } from "#domain/clocks.ts";
import { comparableDays, type CheckIn, type Diary, type DiaryDay, type Mark } from "#domain/comparisons.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { daysToCompare, insightBeside, insightsFrom, spansOn, type Insight, type Spans } from "#domain/insights.ts";
import { hardestMoods, isHardest } from "#domain/heavyDays.ts";
import type { Mood } from "#domain/moods.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { personalCache } from "#server/base/personalCache.ts";
import { dateText } from "#server/store/pages.ts";
import { readOnce } from "#server/store/reads.ts";

export interface Reading {
  insights: readonly Insight[];
  /** What comparisons are made of; null where nothing may be said. */
  toCompare: DaysToCompare | null;
  /** What stands beside an entry of a day that counts as this. */
  beside: (about: Mood | Mark | undefined, localDate: Date) => Insight | undefined;
}

/** How many days with a mood there are to compare, and with how many comparisons begin to be found. */
export interface DaysToCompare {
  withMood: number;
  needed: number;
}

const silence: Reading = { insights: [], toCompare: null, beside: () => undefined };

/** What the viewer's days show this week; nothing if they switched insights off, nor beside the hardest moods. */
export function readInsights(viewer: Viewer): Promise<Reading> {
  return readOnce(viewer, "insights", async () => (viewer.settings.insights ? insightsOf(viewer) : silence));
}

async function insightsOf({ id, zone }: Viewer): Promise<Reading> {
  const spans = spansOn(localDateOf(new Date(), zone));
  const before = worked.get(id);
  const known = before?.week === spans.week ? before : { ...unworked, week: spans.week };
  const { currentMood, diary, ...read } = await readDiary(id, spans, known);

  const worksOut = diary && { insights: insightsFrom(id, spans, diary), withMood: daysToCompare(spans, diary) };
  const work = { ...known, ...read, ...worksOut };
  worked.set(id, id, work);
  const { insights, withMood, hardDays } = work;
  const isHard = currentMood && isHardest(currentMood);
  return {
    insights: isHard ? [] : insights,
    toCompare: isHard ? null : { withMood, needed: comparableDays },
    beside: (about, localDate) => {
      const date = dateText(localDate);
      return hardDays.includes(date) ? undefined : insightBeside(about, date, insights);
    },
  };
}

/** What was worked out in a week, and from what. */
interface Worked {
  week: LocalDate;
  /** Changes with each change of any day: it is the row of all time's (server/diary/ledger/posting.ts). Empty where there is none. */
  written: string;
  /** Changes with the row of each of the spans' days. */
  edition: string;
  insights: readonly Insight[];
  withMood: number;
  hardDays: readonly LocalDate[];
}

const unworked = { written: "", edition: "", insights: [], withMood: 0, hardDays: [] } satisfies Omit<Worked, "week">;

/** By person. Another process works out the same. */
const worked = personalCache<Worked>("insights", { most: 1_000, ms: 86_400_000 });

interface Read extends Pick<Worked, "written" | "edition" | "hardDays"> {
  /** Left out where the edition is the one that is known. */
  diary: Diary | undefined;
  currentMood: Mood | null;
}

/** Looks at the days themselves only where one of them was written since what is known was. */
async function readDiary(person: string, spans: Spans, known: Worked): Promise<Read> {
  const { from, to, yearAgo } = spans;
  const [row] = await sql<StoredDiary>`
    with total as materialized (
      select written, written <> ${known.written} as "hasChanged"
      from (select coalesce((select xmin::text from "AllTimeTotal" where "userId" = ${person}::uuid), '') as written) as row
    ), day as (
      select d.*, d.xmin::text::bigint as written from "DayTotal" d
      where d."userId" = ${person}::uuid and (d."localDate" between ${from}::date and ${to}::date
        or d."localDate" between ${yearAgo.from}::date and ${yearAgo.to}::date)
    ), now as materialized (
      select edition, edition <> ${known.edition} as "isOther"
      from (select concat_ws(' ', count(*), sum(written)) as edition from day) as row
    )
    select written, case when "hasChanged" then (select edition from now) end as edition,
      case when "hasChanged" and (select "isOther" from now) then (
        select coalesce(json_agg(shown order by shown.date), '[]') from (
          select "localDate" as date, coal, actions, events, positives, journals, "giftsSent",
                 array(
                   select value from "DayMood" m
                   where m."userId" = ${person}::uuid and m."localDate" = day."localDate" and count > 0
                 ) as moods, case when moods > 0 then coalesce("latestMood", (
                   select value from "Mood" m where m."userId" = ${person}::uuid and m."localDate" = day."localDate"
                   order by m."localDate" desc, m."occurredAt" desc, m.id desc limit 1
                 )) end as mood
          from day where actions + events + moods + journals > 0
        ) as shown
      ) end as days, case when "hasChanged" and (select "isOther" from now) then (
        select coalesce(json_agg(shown), '[]') from (
          select "localDate" as date, value, "occurredAt", "timeZone" from "Mood"
          where "userId" = ${person}::uuid and "localDate" between ${from}::date and ${to}::date
          order by "localDate", "occurredAt", id limit ${mostCheckIns}
        ) as shown where (
          select coalesce(sum(moods), 0) from day where "localDate" between ${from}::date and ${to}::date
        ) <= ${mostCheckIns}::int
      ) end as "checkIns", case when "hasChanged" and (select "isOther" from now) then array(
        select distinct value from "MonthMood" where "userId" = ${person}::uuid and month <= ${from}::date and count > 0
      ) end as "earlierMoods", case when "hasChanged" then array(
        select "localDate"::text from "DayMood"
        where "userId" = ${person}::uuid and "localDate" >= ${from}::date and count > 0 and value = any(${hardestMoods})
      ) end as "hardDays", (
        select value from "Mood" where "userId" = ${person}::uuid order by "occurredAt" desc, id desc limit 1
      ) as "currentMood"
    from total`;
  if (!row) throw new Error("A diary gave back nothing.");

  const { written, days, checkIns, earlierMoods, currentMood } = row;
  return {
    written,
    edition: row.edition ?? known.edition,
    hardDays: row.hardDays ?? known.hardDays,
    diary: days && checkIns && earlierMoods ? { days, checkIns: hoursOf(checkIns), earlierMoods } : undefined,
    currentMood,
  };
}

interface StoredDiary {
  written: string;
  edition: string | null;
  hardDays: LocalDate[] | null;
  days: DiaryDay[] | null;
  earlierMoods: Mood[] | null;
  checkIns: StoredCheckIn[] | null;
  currentMood: Mood | null;
}

interface StoredCheckIn extends Omit<CheckIn, "hour"> {
  /** From JSON within a row. */
  occurredAt: string;
  timeZone: string;
}

/** More than sixteen a day are not a person's, and none is read. */
const mostCheckIns = 3_000;

function hoursOf(checkIns: readonly StoredCheckIn[]): CheckIn[] {
  return checkIns.map(({ date, value, occurredAt, timeZone }) => ({
    date,
    value,
    hour: Number(clockIn(timeZone, new Date(occurredAt)).slice(11, 13)),
  }));
}
