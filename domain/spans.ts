import type { LocalDate } from "./days.ts";

/** How far back insights look. */
export const insightWeeks = 26;

/** The name of a span of days: "2 to 29 November 2026", "1 June to 29 November 2026". */
export function nameOfSpan(from: LocalDate, to: LocalDate): string {
  const last = `${dayOf(to)} ${monthOf(to)} ${yearOf(to)}`;
  if (from === to) return last;
  if (yearOf(from) !== yearOf(to)) return `${dayOf(from)} ${monthOf(from)} ${yearOf(from)} to ${last}`;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${dayOf(from)} to ${last}`
    : `${dayOf(from)} ${monthOf(from)} to ${last}`;
}

/**
 * The same as a heading has it: without the year where it is this one, and with short months where there is little room:
 * "25 October to 23 November", "25 Oct to 23 Nov".
 */
export function headingOfSpan(from: LocalDate, to: LocalDate, today: LocalDate, isShort = false): string {
  const name = nameOfSpan(from, to);
  const here = yearOf(from) === yearOf(today) && yearOf(to) === yearOf(today) ? name.replace(/ \d{4}$/, "") : name;
  return isShort ? here.replace(/\p{L}{4,}/gu, (word) => word.slice(0, 3)) : here;
}

/** An observation with the days behind it. */
export function withSpan({ text, from, to }: { text: string; from: LocalDate; to: LocalDate }): string {
  return `${text} (${nameOfSpan(from, to)})`;
}

function dayOf(date: LocalDate): number {
  return Number(date.slice(8));
}

function monthOf(date: LocalDate): string {
  return month.format(new Date(date));
}

function yearOf(date: LocalDate): string {
  return date.slice(0, 4);
}

// Formats a LocalDate as midnight in UTC.
const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
