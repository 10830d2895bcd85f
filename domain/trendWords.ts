import { nameOfDay } from "./dayNames.ts";
import { addDays, type LocalDate } from "./days.ts";
import type { Karma } from "./karma.ts";
import { coalLabel } from "./karmaWords.ts";
import { numberWord } from "./numbers.ts";
import { fewestTrendDays, hasKarma, percentOf, trendDays, type TrendRange } from "./trends.ts";

/** The labels of the range select. */
export const trendRangeNames: Readonly<Record<TrendRange, string>> = {
  week: "This Week",
  month: `Last ${trendDays.month} Days`,
  all: "All Time",
};

/** What the range select says while an earlier week, or 30 earlier days, are shown. */
export const earlierNames: Readonly<Record<Exclude<TrendRange, "all">, string>> = {
  week: "Earlier Week",
  month: `Earlier ${trendDays.month} Days`,
};

/** What Trends says to a new diary, which has so many days with an entry. */
export function trendsBeginIn(days: number): { title: string; text: string } {
  const soFar =
    days === 0
      ? "No day has an entry yet."
      : `So far, ${days === 1 ? "one day has" : `${numberWord(days)} days have`} an entry.`;
  return {
    title: `Trends begin on your ${ordinal} day`,
    text: `${soFar} Until the ${ordinal}, there is nothing to draw, and nothing to compare.`,
  };
}

const ordinal = ["first", "second", "third", "fourth", "fifth"][fewestTrendDays - 1];

interface EarnedDay extends Karma {
  date: LocalDate;
}

/** The data of a trend, and of the range before it for a comparison. */
export interface TrendFacts {
  range: TrendRange;
  days: readonly EarnedDay[];
  sum: Karma;
  before: Karma | undefined;
}

/** "12 Good Karma and 3 Learning Points on 5 of 30 days." */
export function trendInWords(trend: TrendFacts): string {
  const { gold, coal } = trend.sum;
  if (gold === 0 && coal === 0) return noKarma;
  return `${karmaInWords(trend.sum)}${whereEarned(trend)}`;
}

export const noKarma = "No Good Karma or Learning Points on these days.";

/** The end of a sentence that begins with the sum: " on 5 of 30 days.", "; in the week before, 25 and 4." */
export function whereEarned({ range, days, before }: TrendFacts): string {
  const compared = before
    ? `; in the ${range === "week" ? "week" : `${trendDays.month} days`} before, ${before.gold} and ${before.coal}`
    : "";
  if (range === "week") return `${compared}.`;
  if (range === "all" && days.length === trendDays.all) return ` on the last ${days.length} days with entries.`;
  const earned = days.filter(hasKarma).length;
  return range === "all" ? ` on ${counted(earned, "day")}.` : ` on ${earned} of ${days.length} days${compared}.`;
}

/** For example "2 Good Karma and 1 Learning Point". A part that is 0 is left out. */
export function karmaInWords({ gold, coal }: Karma): string {
  const parts = [gold !== 0 && `${gold} Good Karma`, coal !== 0 && `${coal} ${coalLabel(coal)}`].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "no karma";
}

/** "40 moods: 31% Calm, 24% Happy." */
export function distributionInWords(total: number, top: readonly { label: string; count: number }[]): string {
  const parts = top.map(({ label, count }) => `${percentOf(count, total)} ${label}`);
  return `${counted(total, "mood")}: ${parts.join(", ")}.`;
}

/** For example "1 day", "12 days". */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** The name of a day in lists: "Today", "Yesterday", the weekday for six days back, else the full name. */
export function nameOfLateDay(day: LocalDate, today: LocalDate): string {
  const isLate = day < addDays(today, -1) && day > addDays(today, -7);
  return isLate ? longWeekday.format(new Date(day)) : nameOfDay(day, today);
}

/** A day's label below a chart of one week: "Mon" over "4". */
export function nameOfDayInWeek(date: LocalDate): [weekday: string, day: string] {
  const day = new Date(date);
  return [weekday.format(day), `${day.getUTCDate()}`];
}

/** A day's label below a longer chart: "4 Mar". */
export function nameOfDayInChart(date: LocalDate): string {
  return `${Number(date.slice(8))} ${shortMonth(Number(date.slice(5, 7)))}`;
}

/** A short month name for the rows of a year, such as "Jan". */
export function shortMonth(number: number): string {
  return month.format(Date.UTC(2000, number - 1));
}

// Formats a LocalDate as midnight in UTC.
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const longWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
