import { addDays, type LocalDate } from "./days.ts";

/** After so many days without an entry, home says "Welcome back". */
export const gapDays = 7;

/** True if `today` comes after a gap. `lastDay` is the last day before it with an entry. */
export function isComingBack(lastDay: LocalDate, today: LocalDate): boolean {
  return lastDay <= addDays(today, -gapDays);
}
