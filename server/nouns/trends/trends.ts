import { localDateOf, type LocalDate } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { earliestYear } from "#domain/limits.ts";
import { moodGroups, type Mood } from "#domain/moods.ts";
import {
  comparedWith,
  correlationsIn,
  distributionOf,
  lastTrendDay,
  moodGroupNames,
  sumOf,
  trendDays,
  trendIn,
  weekSums,
  type Correlation,
  type Distribution,
  type MoodCount,
  type MoodGroup,
  type SpanKarma,
  type TrendDay,
  type TrendRange,
} from "#domain/trends.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { sql } from "#server/store/db.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Day } from "#server/diary/ledger/ledger.ts";
import { readOnce } from "#server/store/reads.ts";
import { sqlText } from "#server/store/sqlText.ts";

/** A range of days: up to today, or an earlier one. */
export interface TrendPeriod {
  range: TrendRange;
  /** A day of the week, or the last of the 30 days. Today, if not named. */
  until?: LocalDate | undefined;
}

/** A range's days, the oldest first, coal never below 0. Of all time these are the last 90 that hold something. */
export async function trendDaysOf(viewer: Viewer, period: TrendPeriod): Promise<readonly Day[]> {
  return (await daysIn(viewer, period)).map(asShown);
}

/** Those of a range's days that hold something, the oldest first. */
export async function writtenDaysOf(viewer: Viewer, period: TrendPeriod): Promise<LocalDate[]> {
  const held = new Set((await factsFor(viewer, period)).map(({ date }) => date));
  return (await daysIn(viewer, period)).map(({ date }) => date).filter((date) => held.has(date));
}

/** What the days of a range earned together, and each of its weeks. Nothing for no days; no weeks for all time. */
export async function trendSumsOf(viewer: Viewer, period: TrendPeriod) {
  const days = await daysIn(viewer, period);
  return { sum: sumOf(days), weeks: period.range === "all" ? [] : weekSums(days) };
}

/** What the range before it earned, as far as the two may be compared (domain/trends.ts). */
export async function trendComparedWith(viewer: Viewer, period: TrendPeriod): Promise<SpanKarma | undefined> {
  return comparedWith(period.range, await factsFor(viewer, period), period.until ?? todayOf(viewer));
}

/** Karma and moods on all days of a range: of all time on every day since the first, not on the trend's 90 alone. */
export async function correlationsOf(viewer: Viewer, period: TrendPeriod): Promise<Record<MoodGroup, Correlation>> {
  if (period.range !== "all") return correlationsIn(await daysIn(viewer, period));
  return readOnce(viewer, "correlations", () => readCorrelations(viewer));
}

async function daysIn(viewer: Viewer, period: TrendPeriod): Promise<readonly TrendDay[]> {
  return trendIn(period.range, await factsFor(viewer, period), period.until ?? todayOf(viewer));
}

/**
 * One read serves every range up to the same day, because each needs the last days that hold something and no others. Throws BadInput
 * for a day that no entry can be of, and for one with all time, which has no earlier range.
 */
function factsFor(viewer: Viewer, { range, until }: TrendPeriod): Promise<TrendDay[]> {
  if (until === undefined) return readOnce(viewer, "trends", () => readFacts(viewer));

  if (range === "all") throw new BadInput("until goes with a week or a month.", "until");
  const years = yearsOf(viewer);
  const year = Number(until.slice(0, 4));
  if (year < years.first || year > years.last)
    throw new BadInput(`until must be in ${years.first} to ${years.last}.`, "until");
  return readOnce(viewer, `trends until ${until}`, () => readFacts(viewer, lastTrendDay("week", until)));
}

function todayOf({ zone }: Viewer): LocalDate {
  return localDateOf(clock.date(), zone);
}

/** The years an entry can be of. Somebody who travels west may have written tomorrow. */
function yearsOf(viewer: Viewer): { first: number; last: number } {
  return { first: earliestYear, last: Number(todayOf(viewer).slice(0, 4)) + 1 };
}

const holdsSomething = sqlText`${entriesCounted} + "giftsSent" > 0 or gold <> 0 or coal <> 0`;

/** A day's moods as one text, which is read several times faster than an array of PostgreSQL's. */
async function readFacts({ id }: Viewer, last: LocalDate = "infinity"): Promise<TrendDay[]> {
  const newestFirst = await sql<Day & { moods: string | null }>`
    select "localDate"::text as date, gold, coal, (
      select string_agg(value, ' ') from "DayMood" m
      where m."userId" = ${id}::uuid and m."localDate" = d."localDate" and count > 0
    ) as moods
    from "DayTotal" d where d."userId" = ${id}::uuid and d."localDate" <= ${last}::date and (${holdsSomething})
    order by d."localDate" desc limit ${trendDays.all}`;
  return newestFirst.toReversed().map((day) => ({ ...day, moods: (day.moods?.split(" ") ?? []) as Mood[] }));
}

/**
 * The number of days in each mood group, and their mean karma. A day's groups are the bits of one number, so that the database goes over
 * the days once.
 */
async function readCorrelations({ id }: Viewer): Promise<Record<MoodGroup, Correlation>> {
  const [row] = await sql<Record<MoodGroup | `${MoodGroup}Karma`, number>>`
    with felt as (
      select "localDate", bit_or(bit) as bits from "DayMood" join unnest(${groupedMoods}::text[], ${groupBits}::int[]) as g(value, bit) using (value)
      where "userId" = ${id}::uuid and count > 0 group by "localDate"
    )
    select count(*) filter (where bits & 1 > 0)::int as happy, coalesce(sum(gold - coal) filter (where bits & 1 > 0), 0)::int as "happyKarma",
           count(*) filter (where bits & 2 > 0)::int as calm, coalesce(sum(gold - coal) filter (where bits & 2 > 0), 0)::int as "calmKarma",
           count(*) filter (where bits & 4 > 0)::int as sad, coalesce(sum(gold - coal) filter (where bits & 4 > 0), 0)::int as "sadKarma"
    from felt join "DayTotal" d on d."userId" = ${id}::uuid and d."localDate" = felt."localDate" limit 1`;
  const of = (name: MoodGroup): Correlation => {
    const days = row?.[name] ?? 0;
    return { days, avgKarma: (row?.[`${name}Karma`] ?? 0) / (days || 1) };
  };
  return { happy: of("happy"), calm: of("calm"), sad: of("sad") };
}

const groupedMoods = moodGroupNames.flatMap((name): readonly Mood[] => moodGroups[name]);
/** The bit of the group of each mood in `groupedMoods`, in the same order. */
const groupBits = moodGroupNames.flatMap((name, index) => moodGroups[name].map(() => 1 << index));

/** How often each mood was chosen, of all time. */
export function moodDistributionOf(viewer: Viewer): Promise<Distribution> {
  return readOnce(viewer, "mood distribution", async () => {
    const counted = await sql<MoodCount>`
      select value as mood, sum(count)::int as count from "MonthMood" where "userId" = ${viewer.id}::uuid
      group by value having sum(count) > 0`;
    return distributionOf(counted);
  });
}

/** The years that hold something, the newest first. */
export async function writtenYearsOf({ id }: Viewer): Promise<number[]> {
  const years = await sql<{ year: number }>`
    select distinct extract(year from month)::int as year from "MonthTotal"
    where "userId" = ${id}::uuid and (${holdsSomething}) order by year desc`;
  return years.map(({ year }) => year);
}

/** One day of the year: its latest mood, if any, and its karma, with coal never below 0. */
export interface Pixel extends Day {
  mood: Mood | null;
}

/** The days of a year that hold something, the oldest first. Throws BadInput for a year that no entry can be of. */
export async function yearInPixels(viewer: Viewer, year: number): Promise<Pixel[]> {
  const { id } = viewer;
  const { first, last } = yearsOf(viewer);
  if (!Number.isInteger(year) || year < first || year > last)
    throw new BadInput(`year must be ${first} to ${last}.`, "year");
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

function asShown<Earned extends Karma>(day: Earned): Earned {
  return { ...day, ...shownBalance(day) };
}
