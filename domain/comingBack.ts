import { addDays, type LocalDate } from "./days.ts";

/** With a last entry so many days ago, home says "Welcome back". */
const gapDays = 7;

/** Whether a day comes after a gap, by the last day before it that holds an entry. */
export function isComingBack(lastDay: LocalDate, today: LocalDate): boolean {
  return lastDay <= addDays(today, -gapDays);
}
