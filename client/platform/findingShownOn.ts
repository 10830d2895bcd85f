import type { LocalDate } from "#domain/days.ts";
import { useChoice } from "./drafts.ts";

/** Returns the day on which home last showed a finding on this device (empty for none) and a setter. */
export function useFindingShownOn(): [day: LocalDate, keep: (day: LocalDate) => void] {
  return useChoice<LocalDate>("findingShownOn", "");
}
