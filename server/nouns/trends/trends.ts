import { localDateOf, type LocalDate } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { earliestYear } from "#domain/limits.ts";
import { hardestMoods, isHardest } from "#domain/heavyDays.ts";
import { moodGroups, moods, type Mood } from "#domain/moods.ts";
import {
  correlationsIn,
  dayBefore,
  distributionOf,
  lookBacks,
  trendDays,
  trendIn,
  type Correlation,
  type Distribution,
  type LookBack,
  type MoodCount,
  type MoodGroup,
  type TrendDay,
  type TrendRange,
} from "#domain/trends.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Day } from "#server/diary/ledger/ledger.ts";
import { currentMood } from "#server/nouns/moods/moods.ts";
import { readOnce } from "#server/store/reads.ts";
import { sqlText } from "#server/store/sqlText.ts";

/** A range's days, the oldest first, coal never below 0. Of all time these are the last 90 that hold something. */
export async function trendDaysOf(viewer: Viewer, range: TrendRange): Promise<readonly Day[]> {
  return (await daysIn(viewer, range)).map(asShown);
}

/** Karma and moods on all days of a range: of all time on every day since the first, not on the trend's 90 alone. */
export async function correlationsOf(viewer: Viewer, range: TrendRange): Promise<Record<MoodGroup, Correlation>> {
  if (range !== "all") return correlationsIn(await daysIn(viewer, range));
  return readOnce(viewer, "correlations", () => readCorrelations(viewer));
}

/** Every range is worked out from one reading: the last days that hold something are all that each needs. */
async function daysIn(viewer: Viewer, range: TrendRange): Promise<readonly TrendDay[]> {
  const facts = await readOnce(viewer, "trends", () => readFacts(viewer));
  return trendIn(range, facts, localDateOf(new Date(), viewer.zone));
}

const holdsSomething = sqlText`actions + events + moods + journals + "giftsSent" > 0 or gold <> 0 or coal <> 0`;

/** A day's moods as one text, which is read several times faster than an array of PostgreSQL's. */
async function readFacts({ id }: Viewer): Promise<TrendDay[]> {
  const newestFirst = await sql<Day & { moods: string | null }>`
    select "localDate"::text as date, gold, coal, (
      select string_agg(value, ' ') from "DayMood" m
      where m."userId" = ${id}::uuid and m."localDate" = d."localDate" and count > 0
    ) as moods
    from "DayTotal" d where d."userId" = ${id}::uuid and (${holdsSomething})
    order by d."localDate" desc limit ${trendDays.all}`;
  return newestFirst.toReversed().map((day) => ({ ...day, moods: (day.moods?.split(" ") ?? []) as Mood[] }));
}

/** The days of each group, from the first day on, and their mean karma. */
async function readCorrelations({ id }: Viewer): Promise<Record<MoodGroup, Correlation>> {
  const groups = await sql<Correlation & { name: MoodGroup }>`
    with felt as (
      select "localDate", bool_or(value = any(${moodGroups.happy})) as happy, bool_or(value = any(${moodGroups.calm})) as calm,
             bool_or(value = any(${moodGroups.sad})) as sad
      from "DayMood" where "userId" = ${id}::uuid and count > 0 group by "localDate"
    ), day as (
      select gold - coal as karma, happy, calm, sad from felt
      join "DayTotal" d on d."userId" = ${id}::uuid and d."localDate" = felt."localDate"
    )
    select 'happy' as name, count(*)::int as days, coalesce(sum(karma)::float8 / nullif(count(*), 0), 0) as "avgKarma" from day where happy
    union all select 'calm', count(*)::int, coalesce(sum(karma)::float8 / nullif(count(*), 0), 0) from day where calm
    union all select 'sad', count(*)::int, coalesce(sum(karma)::float8 / nullif(count(*), 0), 0) from day where sad
    limit 3`;
  const of = (name: MoodGroup): Correlation => {
    const { days, avgKarma } = groups.find((group) => group.name === name) ?? noDays;
    return { days, avgKarma };
  };
  return { happy: of("happy"), calm: of("calm"), sad: of("sad") };
}

const noDays: Correlation = { days: 0, avgKarma: 0 };

/** How often each mood was noted, of all time. */
export function moodDistributionOf(viewer: Viewer): Promise<Distribution> {
  return readOnce(viewer, "mood distribution", async () => {
    const counted = await sql<MoodCount>`
      select value as mood, sum(count)::int as count from "MonthMood" where "userId" = ${viewer.id}::uuid
      group by value having sum(count) > 0`;
    return distributionOf(counted);
  });
}

/** A day of a year: its latest mood, if it holds any, and what it earned, coal never below 0. */
export interface Pixel extends Day {
  mood: Mood | null;
}

/** The days of a year that hold something, the oldest first. Throws BadInput for a year that no entry can be of. */
export async function yearInPixels({ id, zone }: Viewer, year: number): Promise<Pixel[]> {
  const thisYear = Number(localDateOf(new Date(), zone).slice(0, 4));
  // Somebody who travels west may have written tomorrow.
  if (!Number.isInteger(year) || year < earliestYear || year > thisYear + 1)
    throw new BadInput(`year must be ${earliestYear} to ${thisYear + 1}.`, "year");
  const pixels = await sql<Pixel>`
    select d."localDate"::text as date, gold, coal, case when moods > 0 then coalesce("latestMood", (
      select value from "Mood" m where m."userId" = ${id}::uuid and m."localDate" = d."localDate"
      order by m."localDate" desc, m."occurredAt" desc, m.id desc limit 1
    )) end as mood
    from "DayTotal" d
    where d."userId" = ${id}::uuid and d."localDate" between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and (${holdsSomething})
    order by d."localDate" limit 366`;
  return pixels.map(asShown);
}

/** What a day held that is looked back at. */
export interface Memory extends Day {
  lookBack: LookBack;
  /** Actions and events. */
  actions: number;
  journals: number;
  /** Each mood once, in the order of the grid. */
  moods: readonly Mood[];
}

/**
 * What the same day held a year and a month ago. Never a day that holds any of the hardest moods, and nothing while the current
 * mood is one of them (docs/rules.md, On this day).
 */
export async function onThisDay(viewer: Viewer): Promise<Memory[]> {
  const today = localDateOf(new Date(), viewer.zone);
  const asked = new Map(lookBacks.map((lookBack) => [dayBefore(lookBack, today), lookBack]));
  const dates = [...asked.keys()].filter((date) => date !== undefined);
  const [mood, days] = await Promise.all([currentMood(viewer), readMemories(viewer, dates)]);
  if (mood && isHardest(mood.value)) return [];

  return days.flatMap((day): Memory | [] => {
    const lookBack = asked.get(day.date);
    return lookBack ? { ...asShown(day), lookBack, moods: moods.filter((one) => day.moods.includes(one)) } : [];
  });
}

function readMemories({ id }: Viewer, dates: readonly LocalDate[]): Promise<Omit<Memory, "lookBack">[]> {
  return sql<Omit<Memory, "lookBack">>`
    select d."localDate"::text as date, gold, coal, actions + events as actions, journals, array(
      select value from "DayMood" m where m."userId" = ${id}::uuid and m."localDate" = d."localDate" and count > 0
    ) as moods
    from "DayTotal" d
    where d."userId" = ${id}::uuid and d."localDate" = any(${dates}::date[]) and actions + events + moods + journals > 0
      and not exists (
        select 1 from "DayMood" m where m."userId" = ${id}::uuid and m."localDate" = d."localDate" and count > 0
          and value = any(${hardestMoods})
      ) and not exists (
        select 1 from "Action" a where a."userId" = ${id}::uuid and a."localDate" = d."localDate"
          and "emotionResponse" = any(${hardestMoods})
      )
    order by d."localDate" limit ${lookBacks.length}`;
}

function asShown<Earned extends Karma>(day: Earned): Earned {
  return { ...day, ...shownBalance(day) };
}
