import { clockIn } from "#domain/clocks.ts";
import type { CheckIn, Diary, DiaryDay, Mark } from "#domain/comparisons.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { insightBeside, insightsFrom, spansOn, type Insight, type Spans } from "#domain/insights.ts";
import { hardestMoods, isHardest, type Mood } from "#domain/moods.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { sql } from "#server/db.ts";
import { dateText } from "#server/pages.ts";
import { readOnce } from "#server/reads.ts";

export interface Reading {
  insights: readonly Insight[];
  /** What stands beside an entry of a day that counts as this. */
  beside: (about: Mood | Mark | undefined, localDate: Date) => Insight | undefined;
}

const silence: Reading = { insights: [], beside: () => undefined };

/** What the viewer's days show this week; nothing if they switched insights off, nor beside the hardest moods. */
export function readInsights(viewer: Viewer): Promise<Reading> {
  return readOnce(viewer, "insights", async () => (viewer.settings.insights ? insightsOf(viewer) : silence));
}

async function insightsOf({ id, zone }: Viewer): Promise<Reading> {
  const spans = spansOn(localDateOf(new Date(), zone));
  const known = worked.get(id);
  const { edition, diary, hardDays, currentMood } = await readDiary(
    id,
    spans,
    known?.week === spans.week ? known.edition : undefined,
  );

  const insights = diary ? insightsFrom(id, spans, diary) : (known?.insights ?? []);
  keep(id, { week: spans.week, edition, insights });
  return {
    insights: currentMood && isHardest(currentMood) ? [] : insights,
    beside: (about, localDate) => {
      const date = dateText(localDate);
      return hardDays.includes(date) ? undefined : insightBeside(about, date, insights);
    },
  };
}

/** What was worked out in a week, and from which edition of its days. */
interface Worked {
  week: LocalDate;
  edition: string;
  insights: readonly Insight[];
}

/** By person, whoever asked last at the end. Another process works out the same. */
const worked = new Map<string, Worked>();
const mostWorked = 1_000;

function keep(person: string, work: Worked): void {
  worked.delete(person);
  worked.set(person, work);
  const oldest = worked.keys().next();
  if (worked.size > mostWorked && !oldest.done) worked.delete(oldest.value);
}

interface Read {
  /** Changes with the row of each of the spans' days. An hour that changes within its day waits for another change. */
  edition: string;
  /** Left out where the edition is the one that is known. */
  diary: Diary | undefined;
  hardDays: readonly LocalDate[];
  currentMood: Mood | null;
}

async function readDiary(person: string, spans: Spans, known = ""): Promise<Read> {
  const { from, to, yearAgo } = spans;
  const [row] = await sql<Omit<Read, "diary"> & { days: DiaryDay[] | null; checkIns: StoredCheckIn[] | null }>`
    with day as (
      select d.*, d.xmin::text::bigint as written from "DayTotal" d
      where d."userId" = ${person}::uuid and (d."localDate" between ${from}::date and ${to}::date
        or d."localDate" between ${yearAgo.from}::date and ${yearAgo.to}::date)
    ), now as materialized (
      select concat_ws(' ', count(*), sum(written)) as edition from day
    )
    select edition, case when edition <> ${known} then (
        select coalesce(json_agg(shown order by shown.date), '[]') from (
          select "localDate" as date, coal, actions, events, positives, journals, "giftsSent",
                 array(
                   select value from "DayMood" m
                   where m."userId" = ${person}::uuid and m."localDate" = day."localDate" and count > 0
                 ) as moods
          from day where actions + events + moods + journals > 0
        ) as shown
      ) end as days, case when edition <> ${known} then (
        select coalesce(json_agg(shown), '[]') from (
          select "localDate" as date, value, "occurredAt", "timeZone" from "Mood"
          where "userId" = ${person}::uuid and "localDate" between ${from}::date and ${to}::date
          order by "localDate", "occurredAt", id limit ${mostCheckIns}
        ) as shown where (
          select coalesce(sum(moods), 0) from day where "localDate" between ${from}::date and ${to}::date
        ) <= ${mostCheckIns}::int
      ) end as "checkIns", array(
        select "localDate"::text from "DayMood"
        where "userId" = ${person}::uuid and "localDate" >= ${from}::date and count > 0 and value = any(${hardestMoods})
      ) as "hardDays", (
        select value from "Mood" where "userId" = ${person}::uuid order by "occurredAt" desc, id desc limit 1
      ) as "currentMood"
    from now`;
  if (!row) throw new Error("A diary gave back nothing.");

  const { days, checkIns, ...rest } = row;
  return { ...rest, diary: days && checkIns ? { days, checkIns: hoursOf(checkIns) } : undefined };
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
