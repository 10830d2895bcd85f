import { fullNameOfDay, nameOfDay } from "./dayNames.ts";
import { addDays, type LocalDate } from "./days.ts";
import type { Karma } from "./karma.ts";
import { coalLabel } from "./karmaWords.ts";
import { moodFaces, type Mood } from "./moods.ts";
import { percentOf, type TrendRange } from "./trends.ts";

/** As the select has them. */
export const trendRangeNames: Readonly<Record<TrendRange, string>> = {
  week: "This Week",
  month: "Last 30 Days",
  all: "All Time",
};

interface EarnedDay extends Karma {
  date: LocalDate;
}

/** "12 Good Karma and 3 Learning Points on 5 days. The most Good Karma, 5, came on Saturday 21 November 2026." */
export function trendInWords(days: readonly EarnedDay[]): string {
  const earned = days.filter(({ gold, coal }) => gold !== 0 || coal !== 0);
  if (earned.length === 0) return "No karma on these days yet.";
  const sum = (of: keyof Karma) => earned.reduce((all, day) => all + day[of], 0);
  const said = `${karmaInWords({ gold: sum("gold"), coal: sum("coal") })} on ${counted(earned.length, "day")}.`;
  const [best] = earned.toSorted((one, other) => other.gold - one.gold);
  if (!best || best.gold === 0 || earned.length === 1) return said;
  return `${said} The most Good Karma on one day, ${best.gold}, came on ${fullNameOfDay(best.date)}.`;
}

/** "2 Good Karma and 1 Learning Point", without a part that is 0. */
export function karmaInWords({ gold, coal }: Karma): string {
  const parts = [gold !== 0 && `${gold} Good Karma`, coal !== 0 && `${coal} ${coalLabel(coal)}`].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "no karma";
}

/** "Wednesday 4 March 2026: Calm, 2 Good Karma"; an empty day by its name alone, so that nobody is told 300 times of what is missing. */
export function pixelInWords(day: EarnedDay & { mood: Mood | null }): string {
  const karma = day.gold !== 0 || day.coal !== 0 ? karmaInWords(day) : undefined;
  const said = [day.mood && moodFaces[day.mood].label, karma].filter(Boolean).join(", ");
  return said ? `${fullNameOfDay(day.date)}: ${said}` : fullNameOfDay(day.date);
}

/** "40 moods: 31% Calm, 24% Happy." */
export function distributionInWords(total: number, top: readonly { label: string; count: number }[]): string {
  const parts = top.map(({ label, count }) => `${percentOf(count, total)} ${label}`);
  return `${counted(total, "mood")}: ${parts.join(", ")}.`;
}

/** "1 day", "12 days". */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** A day of a list: "Today", "Yesterday", then six days back by its weekday alone, and by its full name before. */
export function nameOfLateDay(day: LocalDate, today: LocalDate): string {
  const isLate = day < addDays(today, -1) && day > addDays(today, -7);
  return isLate ? longWeekday.format(new Date(day)) : nameOfDay(day, today);
}

/** A day at the foot of a chart: "Mon" within a week, "4 Mar" otherwise. */
export function nameOfDayInChart(date: LocalDate, range: TrendRange): string {
  const day = new Date(date);
  return range === "week" ? weekday.format(day) : `${day.getUTCDate()} ${month.format(day)}`;
}

/** "January" cut short, for the rows of a year. */
export function shortMonth(number: number): string {
  return month.format(Date.UTC(2000, number - 1));
}

// A LocalDate is read as midnight in UTC.
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const longWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
