import { clockIn } from "#domain/clocks.ts";
import { comparedSince } from "#domain/comparedTags.ts";
import {
  comparableDays,
  mostTagsTried,
  withTagName,
  type CheckIn,
  type Diary,
  type DiaryDay,
  type Mark,
  type TaggedDays,
} from "#domain/comparisons.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { daysToCompare, insightBeside, insightsFrom, spansOn, type Insight, type Spans } from "#domain/insights.ts";
import { hardestMoods, isHardest } from "#domain/heavyDays.ts";
import type { Mood } from "#domain/moods.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { readTags } from "#server/diary/readTags.ts";
import { sql } from "#server/store/db.ts";
import { personalCache } from "#server/base/personalCache.ts";
import { dateText } from "#server/store/pages.ts";
import { readOnce } from "#server/store/reads.ts";
import { sqlPart, type SqlPart } from "#server/store/sqlText.ts";

export interface Reading {
  /** Those without tags. */
  insights: readonly Insight[];
  /** Those about tags that the person wants compared. Only Trends shows them. */
  ofTags: readonly Insight[];
  /** The counts behind the comparisons; null where no comparison may be shown. */
  toCompare: DaysToCompare | null;
  /** The insight shown beside an entry of a day with this mood or mark. */
  beside: (about: Mood | Mark | undefined, localDate: Date) => Insight | undefined;
}

/** How many days with a mood there are, and how many the first comparison needs. */
export interface DaysToCompare {
  withMood: number;
  needed: number;
}

const silence: Reading = { insights: [], ofTags: [], toCompare: null, beside: () => undefined };

/** This week's insights. None if the viewer switched them off or the current mood is one of the hardest. */
export function readInsights(viewer: Viewer): Promise<Reading> {
  return readOnce(viewer, "insights", async () => (viewer.settings.insights ? insightsOf(viewer) : silence));
}

async function insightsOf(viewer: Viewer): Promise<Reading> {
  const { id, zone } = viewer;
  const today = localDateOf(clock.date(), zone);
  const spans = spansOn(today);
  const before = worked.get(id);
  // After a reset the versions begin again.
  const isOfNow = before?.week === spans.week && before.epoch === viewer.epoch;
  // On another day, other tags may have been used lately.
  const known = isOfNow
    ? { ...before, today, written: before.today === today ? before.written : "" }
    : { ...unworked, week: spans.week, today, epoch: viewer.epoch };
  const { currentMood, diary, ...read } = await readDiary(id, spans, known);

  const worksOut = diary && { insights: insightsFrom(id, spans, diary), withMood: daysToCompare(spans, diary) };
  const work = { ...known, ...read, ...worksOut };
  worked.set(id, id, work);
  const { withMood, hardDays } = work;
  const insights = work.insights.filter(({ tagId }) => tagId === undefined);
  const isHard = currentMood && isHardest(currentMood);
  return {
    insights: isHard ? [] : insights,
    ofTags: isHard ? [] : await named(viewer, work.insights),
    toCompare: isHard ? null : { withMood, needed: comparableDays },
    beside: (about, localDate) => {
      const date = dateText(localDate);
      return hardDays.includes(date) ? undefined : insightBeside(about, date, insights);
    },
  };
}

/** The insights about tags, with the names of today. One about a tag that is gone or cannot be decrypted is left out. */
async function named(viewer: Viewer, insights: readonly Insight[]): Promise<readonly Insight[]> {
  const ids = insights.flatMap(({ tagId }) => tagId ?? []);
  if (ids.length === 0) return [];
  const names = new Map((await readTags(viewer, ids)).map((tag) => [tag.id, tag.name]));
  return insights.flatMap((insight) => {
    const name = names.get(insight.tagId ?? "");
    return name ? [withTagName(insight, name)] : [];
  });
}

/** The insights of one week and the versions they were computed from. */
interface Worked {
  week: LocalDate;
  /** The person's day on which the tags to compare were looked up. */
  today: LocalDate;
  /** Of the diary. */
  epoch: number;
  /**
   * Changes when any day changes: the version of the all-time row (server/diary/ledger/totals.ts). Empty if there is
   * none.
   */
  written: string;
  /** Changes when any day within the spans changes, or the tags to compare. */
  edition: string;
  insights: readonly Insight[];
  withMood: number;
  hardDays: readonly LocalDate[];
}

const unworked = { written: "", edition: "", insights: [], withMood: 0, hardDays: [] } satisfies Omit<
  Worked,
  "week" | "today" | "epoch"
>;

/** By person. Every process computes the same result. */
const worked = personalCache<Worked>("insights", { most: 1_000, ms: 86_400_000 });

interface Read extends Pick<Worked, "written" | "edition" | "hardDays"> {
  /** Left out if the edition is the known one. */
  diary: Diary | undefined;
  currentMood: Mood | null;
}

/** Reads the days only if one of them changed since the cached insights. */
async function readDiary(person: string, spans: Spans, known: Worked): Promise<Read> {
  const { from, to, yearAgo } = spans;
  const [row] = await sql<StoredDiary>`
    with total as materialized (
      select written, written <> ${known.written} as "hasChanged"
      from (select coalesce((select version::text from "AllTimeTotal" where "userId" = ${person}::uuid), '') as written) as row
    ), day as (
      select d.* from "DayTotal" d
      where d."userId" = ${person}::uuid and (d."localDate" between ${from}::date and ${to}::date
        or d."localDate" between ${yearAgo.from}::date and ${yearAgo.to}::date)
    ), ${comparedTags(person, known.today)}, now as materialized (
      select edition, edition <> ${known.edition} as "isOther"
      from (select concat_ws(' ', count(*), sum(version), (select ids from listed)) as edition from day) as row
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
          from day where ${entriesCounted} > 0
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
      ) end as "earlierMoods", case when "hasChanged" and (select "isOther" from now) then (
        ${tagsToCompare(person, spans)}
      ) end as tags, case when "hasChanged" then array(
        select "localDate"::text from "DayMood"
        where "userId" = ${person}::uuid and "localDate" >= ${from}::date and count > 0 and value = any(${hardestMoods})
      ) end as "hardDays", (
        select value from "Mood" where "userId" = ${person}::uuid order by "occurredAt" desc, id desc limit 1
      ) as "currentMood"
    from total`;
  if (!row) throw new Error("A diary gave back nothing.");

  const { written, days, checkIns, earlierMoods, tags, currentMood } = row;
  return {
    written,
    edition: row.edition ?? known.edition,
    hardDays: row.hardDays ?? known.hardDays,
    diary:
      days && checkIns && earlierMoods
        ? { days, checkIns: hoursOf(checkIns), earlierMoods, tags: tags ?? [] }
        : undefined,
    currentMood,
  };
}

/** The parts `compared` and `listed` of a `with`: the tags that the person wants compared and used lately. */
function comparedTags(person: string, today: LocalDate): SqlPart {
  return sqlPart`compared as materialized (
      select g.id from "Tag" g where g."userId" = ${person}::uuid and g."isCompared" and exists (
        select 1 from "DayTag" u
        where u."userId" = ${person}::uuid and u."tagId" = g.id and u."localDate" >= ${comparedSince(today)}::date and count > 0
      )
    ), listed as materialized (
      select string_agg(id::text, ' ' order by id) as ids from compared
    )`;
}

/** The days of the tags in `compared`: those with the most days. */
function tagsToCompare(person: string, { from, to }: Spans): SqlPart {
  return sqlPart`
        select coalesce(json_agg(used), '[]') from (
          select "tagId" as id, json_agg("localDate" order by "localDate") as dates from "DayTag" t
          where t."userId" = ${person}::uuid and "localDate" between ${from}::date and ${to}::date and count > 0
            and "tagId" = any(array(select id from compared))
          group by "tagId" order by count(*) desc, "tagId" limit ${mostTagsTried}
        ) as used`;
}

interface StoredDiary {
  written: string;
  edition: string | null;
  hardDays: LocalDate[] | null;
  days: DiaryDay[] | null;
  earlierMoods: Mood[] | null;
  checkIns: StoredCheckIn[] | null;
  tags: TaggedDays[] | null;
  currentMood: Mood | null;
}

interface StoredCheckIn extends Omit<CheckIn, "hour"> {
  /** A text, because the rows come as JSON. */
  occurredAt: string;
  timeZone: string;
}

/** A diary with more than sixteen check-ins a day is not a person's, so none of them are read. */
export const mostCheckIns = 3_000;

function hoursOf(checkIns: readonly StoredCheckIn[]): CheckIn[] {
  return checkIns.map(({ date, value, occurredAt, timeZone }) => ({
    date,
    value,
    hour: Number(clockIn(timeZone, new Date(occurredAt)).slice(11, 13)),
  }));
}
