import type { LocalDate } from "#domain/days.ts";
import { useChoice } from "./drafts.ts";

/**
 * The day until which the card about heavy days stays away from this device, empty for none, and a function that keeps another.
 * It is all that is kept of that card.
 */
export function useQuietUntil(): [day: LocalDate, keep: (day: LocalDate) => void] {
  return useChoice<LocalDate>("quietUntil", "");
}
