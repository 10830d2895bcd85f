import type { LocalDate } from "#domain/days.ts";
import { useChoice } from "./drafts.ts";

/**
 * Returns the day until which this device hides the heavy-days card (empty for none) and a setter. Nothing else is
 * stored about that card.
 */
export function useQuietUntil(): [day: LocalDate, keep: (day: LocalDate) => void] {
  return useChoice<LocalDate>("quietUntil", "");
}
