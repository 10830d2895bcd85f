import { addDays, isLocalDate, monthOf, rangeOf, type LocalDate } from "./days.ts";
import type { Karma } from "./karma.ts";
import { moodGroups, moods, type Mood } from "./moods.ts";

/** In the select's order. */
export const trendRanges = ["week", "month", "all"] as const;

export type TrendRange = (typeof trendRanges)[number];

/** The most days that a trend shows (docs/rules.md, Trends). */
export const trendDays = { month: 30, all: 90 } as const;

/** What a day earned, raw, and which moods it holds. */
export interface TrendDay extends Karma {
  date: LocalDate;
  moods: readonly Mood[];
}

/**
 * A range's days, the oldest first: This Week from Monday to Sunday and the last 30 days with every day of the calendar, All
 * Time with the last 90 that hold something. `facts` are those, in their order. Throws RangeError for no LocalDate.
 */
export function trendIn(range: TrendRange, facts: readonly TrendDay[], today: LocalDate): readonly TrendDay[] {
  if (range === "all") return facts;
  const first = range === "week" ? (rangeOf("week", today).from ?? today) : addDays(today, 1 - trendDays.month);
  const known = new Map(facts.map((day) => [day.date, day]));
  return Array.from({ length: range === "week" ? 7 : trendDays.month }, (_, index) => {
    const date = addDays(first, index);
    return known.get(date) ?? { date, gold: 0, coal: 0, moods: [] };
  });
}

/** In the order of the card. */
export const moodGroupNames = ["happy", "calm", "sad"] as const satisfies readonly (keyof typeof moodGroups)[];

export type MoodGroup = (typeof moodGroupNames)[number];

/** Of the days that hold a mood of a group. */
export interface Correlation {
  days: number;
  /** The mean of raw gold minus raw coal; 0 where there is no day. */
  avgKarma: number;
}

/** Below so many days a mean says nothing (docs/rules.md, Trends). */
export const fewestCorrelated = 3;

/** Average karma by groups of moods. A day belongs to every group it holds a mood of. */
export function correlationsIn(days: readonly TrendDay[]): Record<MoodGroup, Correlation> {
  const of = (group: MoodGroup): Correlation => {
    const felt: readonly Mood[] = moodGroups[group];
    const ofGroup = days.filter((day) => day.moods.some((mood) => felt.includes(mood)));
    const karma = ofGroup.reduce((sum, { gold, coal }) => sum + gold - coal, 0);
    return { days: ofGroup.length, avgKarma: karma / (ofGroup.length || 1) };
  };
  return { happy: of("happy"), calm: of("calm"), sad: of("sad") };
}

/** A mean as it is shown: "+2.4", "−0.7" or "0". */
export function signedKarma(mean: number): string {
  const rounded = Math.round(Math.abs(mean) * 10) / 10;
  return rounded === 0 ? "0" : `${mean < 0 ? "−" : "+"}${rounded.toFixed(1)}`;
}

export interface MoodCount {
  mood: Mood;
  count: number;
}

export interface Distribution {
  total: number;
  /** The most frequent first, six at most; of two alike the earlier of the grid. */
  top: readonly MoodCount[];
  /** How many are of none of those. */
  others: number;
}

const shownMoods = 6;

/** How often each mood was noted, of all. */
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

/** A part of all in whole percent, never 0 for what is there nor 100 for what is not all. */
export function percentOf(count: number, total: number): string {
  const percent = Math.round((100 * count) / total);
  if (percent === 0) return "under 1%";
  return percent === 100 && count < total ? "over 99%" : `${percent}%`;
}

export const lookBacks = ["year", "month"] as const;

export type LookBack = (typeof lookBacks)[number];

/**
 * The day a year or a month before, by the calendar; undefined where it has none, such as 30 February. Throws RangeError for
 * no LocalDate.
 */
export function dayBefore(lookBack: LookBack, today: LocalDate): LocalDate | undefined {
  const lastMonth = addDays(monthOf(today), -1).slice(0, 7);
  const date =
    lookBack === "year" ? `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` : `${lastMonth}${today.slice(7)}`;
  return isLocalDate(date) ? date : undefined;
}
