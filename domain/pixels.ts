import { addDays, isLocalDate, rangeOf, type LocalDate } from "./days.ts";
import type { Karma } from "./karma.ts";
import type { Mood } from "./moods.ts";

/** A day of a year: its latest mood, if it holds any, and what it earned. */
export interface Pixel extends Karma {
  date: LocalDate;
  mood: Mood | null;
}

/** A day by its numbers, or undefined where the month has no such day. */
export function dayIn(year: number, month: number, day: number): LocalDate | undefined {
  const date = `${year}-${two(month)}-${two(day)}`;
  return isLocalDate(date) ? date : undefined;
}

/** The last day of a year that may be chosen: today or, for who travelled west, a later one that holds something already. */
export function lastDayOf(year: number, today: LocalDate, lastHeld = today): LocalDate {
  const newest = lastHeld > today ? lastHeld : today;
  const end = `${year}-12-31`;
  return newest < end ? newest : end;
}

/**
 * Where a key leads from a day of a year: arrows by days and months, Home and End within the month. Undefined for other keys,
 * and where it would lead out of the year or beyond `last`. Throws RangeError for no LocalDate.
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

/** The same day of another month, or the last it has. */
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
