import { addDays, type LocalDate } from "./days.ts";

/** For how many days after its last use insights look at a tag that the person wants compared (docs/rules.md, Insights). */
export const comparedForDays = 28;

/** The first of the days of which one must have the tag. Throws RangeError for an invalid LocalDate. */
export function comparedSince(today: LocalDate): LocalDate {
  return addDays(today, 1 - comparedForDays);
}

/** Whether a tag with this last day was used lately enough to be compared. */
export function isUsedLately(lastDay: LocalDate | null, today: LocalDate): boolean {
  return lastDay !== null && lastDay >= comparedSince(today);
}
