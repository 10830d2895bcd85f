import type { LocalDate } from "#domain/days.ts";

/** The `handle` of a route whose screen draws the brand. */
export const ownBrand = "own brand";

/** Where to turn when it is too much: open to all, and shown without asking the server anything. */
export const helpPath = "/help-now";

/** Where a single day of the diary can be read. */
export function dayPath(day: LocalDate): string {
  return `/journal?day=${day}`;
}
