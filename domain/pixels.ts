import { addDays, isLocalDate, rangeOf, type LocalDate } from "./days.ts";
import type { Karma } from "./karma.ts";
import type { Mood } from "./moods.ts";

/** A day of a year: its latest mood, if any, and its karma. */
export interface Pixel extends Karma {
  date: LocalDate;
  mood: Mood | null;
}

/** The day with these numbers, or undefined if the month has no such day. */
export function dayIn(year: number, month: number, day: number): LocalDate | undefined {
  const date = `${year}-${two(month)}-${two(day)}`;
  return isLocalDate(date) ? date : undefined;
}

/** The last selectable day of a year: today, or a later day with entries after travelling west. */
export function lastDayOf(year: number, today: LocalDate, lastHeld = today): LocalDate {
  const newest = lastHeld > today ? lastHeld : today;
  const end = `${year}-12-31`;
  return newest < end ? newest : end;
}

/**
 * The day that a key leads to: arrows by days and months, Home and End within the month. Undefined for other keys,
 * outside the year and beyond `last`. Throws RangeError for an invalid LocalDate.
 */
export function moved(from: LocalDate, key: string, last: LocalDate): LocalDate | undefined {
  const to = steps[key]?.(from);
  if (to === undefined || to.slice(0, 4) !== from.slice(0, 4)) return undefined;
  if (key === "End" && to > last) return last;
  return to > last ? undefined : to;
}

const steps: Record<string, (from: LocalDate) => LocalDate | undefined> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => sameDayOf(from, -1),
  ArrowDown: (from) => sameDayOf(from, 1),
  Home: (from) => `${from.slice(0, 8)}01`,
  End: (from) => rangeOf("month", from).to ?? from,
};

/** The same day of another month, or that month's last day. */
function sameDayOf(from: LocalDate, months: number): LocalDate | undefined {
  const first = dayIn(Number(from.slice(0, 4)), Number(from.slice(5, 7)) + months, 1);
  const last = first && rangeOf("month", first).to;
  if (!first || !last) return undefined;
  const same = `${first.slice(0, 8)}${from.slice(8)}`;
  return same < last ? same : last;
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}
