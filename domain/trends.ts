import { shownBalance } from "./balance.ts";
import { addDays, weekdayOf, type LocalDate } from "./days.ts";
import { isHardest } from "./heavyDays.ts";
import type { Karma } from "./karma.ts";
import { moodGroups, moods, type Mood } from "./moods.ts";

/** In the order of the select. */
export const trendRanges = ["week", "month", "all"] as const;

export type TrendRange = (typeof trendRanges)[number];

/** The most days that a trend shows (docs/rules.md, Trends). */
export const trendDays = { month: 30, all: 90 } as const;

/** A day's raw karma and its moods. */
export interface TrendDay extends Karma {
  date: LocalDate;
  moods: readonly Mood[];
}

/**
 * A range's days, the oldest first. A week (Monday to Sunday, around `until`) and the 30 days up to `until` have every day of the
 * calendar. All Time has the last 90 days that hold something. `facts` are such days, in their order. Throws RangeError for no LocalDate.
 */
export function trendIn(range: TrendRange, facts: readonly TrendDay[], until: LocalDate): readonly TrendDay[] {
  if (range === "all") return facts;
  const first = firstDayOf(range, until);
  const known = new Map(facts.map((day) => [day.date, day]));
  return Array.from({ length: range === "week" ? 7 : trendDays.month }, (_, index) => {
    const date = addDays(first, index);
    return known.get(date) ?? { date, gold: 0, coal: 0, moods: [] };
  });
}

function firstDayOf(range: Exclude<TrendRange, "all">, until: LocalDate): LocalDate {
  return range === "week" ? addDays(until, 1 - weekdayOf(until)) : addDays(until, 1 - trendDays.month);
}

/** The last day of a range that holds `until`: a Sunday for a week. Throws RangeError for no LocalDate. */
export function lastTrendDay(range: Exclude<TrendRange, "all">, until: LocalDate): LocalDate {
  return range === "week" ? addDays(until, 7 - weekdayOf(until)) : until;
}

/** The last day of the same range before it. Throws RangeError for no LocalDate. */
export function trendBefore(range: Exclude<TrendRange, "all">, until: LocalDate): LocalDate {
  return addDays(firstDayOf(range, until), -1);
}

/** The last day of the same range after it. Throws RangeError for no LocalDate. */
export function trendAfter(range: Exclude<TrendRange, "all">, until: LocalDate): LocalDate {
  return addDays(lastTrendDay(range, until), range === "week" ? 7 : trendDays.month);
}

/** With fewer days that have an entry or a gift, the screen says only when trends begin (docs/rules.md, Trends). */
export const fewestTrendDays = 3;

/** Below so many days with karma the screen opens on a wider range (docs/rules.md, Trends). */
const fewestToOpen = 3;

/** The range that the screen opens on, from what the last 30 days and all time have to draw. */
export function openingRange(month: readonly Karma[], all: readonly Karma[]): TrendRange {
  const [ofMonth, ofAll] = [month.filter(hasKarma).length, all.filter(hasKarma).length];
  return ofMonth < fewestToOpen && ofAll > ofMonth ? "all" : "month";
}

/** Whether a day has karma to draw. */
export function hasKarma({ gold, coal }: Karma): boolean {
  return gold !== 0 || coal !== 0;
}

/** What a span of days earned together, coal never below 0. Both ends are included. */
export interface SpanKarma extends Karma {
  from: LocalDate;
  to: LocalDate;
}

/** What days earned together; undefined for no days. */
export function sumOf(days: readonly TrendDay[]): SpanKarma | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const sum = (of: keyof Karma) => days.reduce((all, day) => all + day[of], 0);
  return { from: first.date, to: last.date, ...shownBalance({ gold: sum("gold"), coal: sum("coal") }) };
}

/** The sums of the weeks of a range, the oldest first. The range may cut the first and the last. Throws RangeError for no LocalDate. */
export function weekSums(days: readonly TrendDay[]): readonly SpanKarma[] {
  const sundays = new Set(days.map(({ date }) => lastTrendDay("week", date)));
  return [...sundays].flatMap(
    (sunday) => sumOf(days.filter(({ date }) => lastTrendDay("week", date) === sunday)) ?? [],
  );
}

/** Whether two days are of the same week. Throws RangeError for no LocalDate. */
export function isSameWeek(one: LocalDate, other: LocalDate): boolean {
  return lastTrendDay("week", one) === lastTrendDay("week", other);
}

/**
 * What the same range before it earned, to be compared with. Undefined for all time, and where a day of either range holds one of the
 * hardest moods (docs/rules.md, Trends). Throws RangeError for no LocalDate.
 */
export function comparedWith(range: TrendRange, facts: readonly TrendDay[], until: LocalDate): SpanKarma | undefined {
  if (range === "all") return undefined;
  const before = trendIn(range, facts, trendBefore(range, until));
  const isHard = [...before, ...trendIn(range, facts, until)].some(({ moods: felt }) => felt.some(isHardest));
  return isHard ? undefined : sumOf(before);
}

/** The mood groups, in the order of the card. */
export const moodGroupNames = ["happy", "calm", "sad"] as const satisfies readonly (keyof typeof moodGroups)[];

export type MoodGroup = (typeof moodGroupNames)[number];

/** For the days with a mood of a group. */
export interface Correlation {
  days: number;
  /** The mean of raw gold minus raw coal; 0 without days. */
  avgKarma: number;
}

/** With fewer days, a mean is not shown (docs/rules.md, Trends). */
export const fewestCorrelated = 3;

/** The average karma by groups of moods. A day belongs to every group of its moods. */
export function correlationsIn(days: readonly TrendDay[]): Record<MoodGroup, Correlation> {
  const of = (group: MoodGroup): Correlation => {
    const felt: readonly Mood[] = moodGroups[group];
    const ofGroup = days.filter((day) => day.moods.some((mood) => felt.includes(mood)));
    const karma = ofGroup.reduce((sum, { gold, coal }) => sum + gold - coal, 0);
    return { days: ofGroup.length, avgKarma: karma / (ofGroup.length || 1) };
  };
  return { happy: of("happy"), calm: of("calm"), sad: of("sad") };
}

/** A mean as it is shown: "2.4", "−0.7" or "0". */
export function meanInWords(mean: number): string {
  const rounded = Math.round(Math.abs(mean) * 10) / 10;
  return rounded === 0 ? "0" : `${mean < 0 ? "−" : ""}${rounded.toFixed(1)}`;
}

export interface MoodCount {
  mood: Mood;
  count: number;
}

export interface Distribution {
  total: number;
  /** The six most frequent moods. Equal counts are in grid order. */
  top: readonly MoodCount[];
  others: number;
}

const shownMoods = 6;

/** How often each mood was chosen. */
export function distributionOf(counted: readonly MoodCount[]): Distribution {
  const inOrder = counted.toSorted(
    (one, other) => other.count - one.count || moods.indexOf(one.mood) - moods.indexOf(other.mood),
  );
  const sum = (some: readonly MoodCount[]) => some.reduce((all, { count }) => all + count, 0);
  return {
    total: sum(inOrder),
    top: inOrder.slice(0, shownMoods),
    others: sum(inOrder.slice(shownMoods)),
  };
}

/** A share in whole percent. Never 0 for a part that exists, nor 100 for less than all. */
export function percentOf(count: number, total: number): string {
  const percent = Math.round((100 * count) / total);
  if (percent === 0) return "under 1%";
  return percent === 100 && count < total ? "over 99%" : `${percent}%`;
}
