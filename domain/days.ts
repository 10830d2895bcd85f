import { clockIn } from "./clocks.ts";
import { clockLeewayMs, earliestYear } from "./limits.ts";
import type { Mood } from "./moods.ts";

/** A calendar day, "YYYY-MM-DD", years 1000 to 9999, so that sorting the text sorts the days. */
export type LocalDate = string;

/** The periods a balance can be shown for, in the selector's order (spec section 2). */
export const ranges = ["today", "week", "month", "year", "all"] as const;

export type Range = (typeof ranges)[number];

/** A period of calendar days, both ends included. Null is open. */
export interface DaySpan {
  from: LocalDate | null;
  to: LocalDate | null;
}

/** What is known of one day of a diary: sums and moods, no words. */
export interface DiaryDay {
  date: LocalDate;
  gold: number;
  coal: number;
  actions: number;
  positives: number;
  journals: number;
  reflections: number;
  /** The moods noted, each once. */
  moods: readonly Mood[];
}

/**
 * The day it is in a zone at an instant.
 *
 * @throws RangeError if the zone is not an IANA time zone, or the instant is invalid or outside the years of a LocalDate.
 */
export function localDateOf(instant: Date, zone: string): LocalDate {
  return clockIn(zone, instant).slice(0, 10);
}

/** Whether a text is a LocalDate and names a day that exists. */
export function isLocalDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(Number(text.slice(0, 4)), month);
}

/**
 * The calendar period a range means on a day: weeks run Monday to Sunday, and every period to its end, so that an
 * entry dated later today or this week counts (design.md section 3 and section 6, 7).
 *
 * @throws RangeError if `today` is not a LocalDate.
 */
export function rangeOf(range: Range, today: LocalDate): DaySpan {
  return spans[range](...partsOf(today));
}

/**
 * The first of a day's month.
 *
 * @throws RangeError if `date` is not a LocalDate.
 */
export function monthOf(date: LocalDate): LocalDate {
  const [year, month] = partsOf(date);
  return dateFrom(year, month, 1);
}

/**
 * 1 on 1 January, 365 or 366 on 31 December.
 *
 * @throws RangeError if `date` is not a LocalDate.
 */
export function dayOfYear(date: LocalDate): number {
  const [year, month, day] = partsOf(date);
  return (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000;
}

/**
 * 1 on Mondays to 7 on Sundays.
 *
 * @throws RangeError if `date` is not a LocalDate.
 */
export function weekdayOf(date: LocalDate): number {
  return weekdayFrom(...partsOf(date));
}

/**
 * The day `count` days later, or earlier where it is negative.
 *
 * @throws RangeError if `date` is not a LocalDate, `count` is no whole number, or the result leaves the years of one.
 */
export function addDays(date: LocalDate, count: number): LocalDate {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole number of days: ${count}`);
  const [year, month, day] = partsOf(date);
  return dateFrom(year, month, day + count);
}

/**
 * Says what is wrong with the "when" of an entry, in words for the person who chose it, or nothing.
 *
 * @param now The clock of whoever asks: the device in a form, the server in an operation.
 */
export function whenProblem(when: Date, now: Date): string | undefined {
  if (Number.isNaN(when.getTime())) return "Please choose a valid date and time.";
  if (when.getTime() > now.getTime() + clockLeewayMs) return "The date and time cannot be in the future.";
  if (when.getUTCFullYear() < earliestYear) return `The date cannot be before ${earliestYear}.`;
  return undefined;
}

/** Days and months past either end run over into the next, so day 0 of a month is the last of the one before. */
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
  if (!isLocalDate(date)) throw new RangeError(`Not a date: ${date}`);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function weekdayFrom(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

function lengthOfMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Reckoned in UTC, which has no clock changes: a calendar needs no zone. */
function dateFrom(year: number, month: number, day: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  const text = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
  if (!isLocalDate(text)) throw new RangeError("Outside the years 1000 to 9999");
  return text;
}
