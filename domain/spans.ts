import type { LocalDate } from "./days.ts";

/** What the days from one to another are called: "2 to 29 November 2026", "1 June to 29 November 2026". */
export function nameOfSpan(from: LocalDate, to: LocalDate): string {
  const last = `${dayOf(to)} ${monthOf(to)} ${yearOf(to)}`;
  if (from === to) return last;
  if (yearOf(from) !== yearOf(to)) return `${dayOf(from)} ${monthOf(from)} ${yearOf(from)} to ${last}`;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${dayOf(from)} to ${last}`
    : `${dayOf(from)} ${monthOf(from)} to ${last}`;
}

/** What was found, and in which days. */
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

// A LocalDate is read as midnight in UTC.
const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
