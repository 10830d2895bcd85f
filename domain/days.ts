import { clockIn } from "./clocks.ts";
import { clockLeewayMs, earliestYear } from "./limits.ts";

/** "YYYY-MM-DD" in the years 1000 to 9999, so that the texts sort like the days. */
export type LocalDate = string;

/** In the order of the range selector. */
export const ranges = ["today", "week", "month", "year", "all"] as const;

export type Range = (typeof ranges)[number];

/** A span that includes both ends; null is open. */
export interface DaySpan {
  from: LocalDate | null;
  to: LocalDate | null;
}

/** The calendar day in a zone at an instant. Throws RangeError like `clockIn`. */
export function localDateOf(instant: Date, zone: string): LocalDate {
  return clockIn(zone, instant).slice(0, 10);
}

/** True for a LocalDate of a day that exists. */
export function isLocalDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(Number(text.slice(0, 4)), month);
}

/**
 * True for a LocalDate with a year of days on both sides of it. Callers may name no other, so what is calculated from one
 * stays within the years.
 */
export function isUsableDay(text: string): boolean {
  return isLocalDate(text) && text > "1001" && text < "9999";
}

/**
 * The whole period of a range around a day, including entries dated later (docs/rules.md, Ranges). Throws like
 * `monthOf`.
 */
export function rangeOf(range: Range, today: LocalDate): DaySpan {
  return spans[range](...partsOf(today));
}

/** The first day of a day's month. Throws RangeError for an invalid LocalDate. */
export function monthOf(date: LocalDate): LocalDate {
  const [year, month] = partsOf(date);
  return dateFrom(year, month, 1);
}

/** 1 on 1 January, 365 or 366 on 31 December. Throws RangeError for an invalid LocalDate. */
export function dayOfYear(date: LocalDate): number {
  const [year, month, day] = partsOf(date);
  return (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000;
}

/** 1 on Mondays to 7 on Sundays. Throws RangeError for an invalid LocalDate. */
export function weekdayOf(date: LocalDate): number {
  return weekdayFrom(...partsOf(date));
}

/**
 * The day that many days later. Throws RangeError for an invalid LocalDate, a fraction, or a result outside the years.
 */
export function addDays(date: LocalDate, count: number): LocalDate {
  if (!Number.isInteger(count)) throw new RangeError("Not a whole number of days");
  const [year, month, day] = partsOf(date);
  return dateFrom(year, month, day + count);
}

/** The problem with an entry's chosen time, as a sentence for the person, or undefined. */
export function whenProblem(when: Date, now: Date): string | undefined {
  if (Number.isNaN(when.getTime())) return "Please choose a valid date and time.";
  if (when.getTime() > now.getTime() + clockLeewayMs) return "The date and time cannot be in the future.";
  if (when.getUTCFullYear() < earliestYear) return `The date cannot be before ${earliestYear}.`;
  return undefined;
}

/** Days outside the month carry over: day 0 is the last day of the month before. */
const spans: Record<Range, (year: number, month: number, day: number) => DaySpan> = {
  today: (year, month, day) => ({ from: dateFrom(year, month, day), to: dateFrom(year, month, day) }),
  week: (year, month, day) => {
    const monday = day + 1 - weekdayFrom(year, month, day);
    return { from: dateFrom(year, month, monday), to: dateFrom(year, month, monday + 6) };
  },
  month: (year, month) => ({ from: dateFrom(year, month, 1), to: dateFrom(year, month + 1, 0) }),
  year: (year) => ({ from: dateFrom(year, 1, 1), to: dateFrom(year, 12, 31) }),
  all: () => ({ from: null, to: null }),
};

function partsOf(date: LocalDate): [year: number, month: number, day: number] {
  if (!isLocalDate(date)) throw new RangeError("Not a date");
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function weekdayFrom(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

function lengthOfMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** In UTC, which has no clock changes. */
function dateFrom(year: number, month: number, day: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  const ofDate = date.getUTCFullYear();
  if (!(ofDate >= 1000 && ofDate <= 9999)) throw new RangeError("Outside the years 1000 to 9999");
  return `${ofDate}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : `${count}`;
}
