import type { LocalDate } from "#domain/days.ts";
import { useChoice } from "./drafts.ts";

/** Returns the day on which the small question was put off on this device (empty for none) and a setter. */
export function useQuestionPutOff(): [day: LocalDate, keep: (day: LocalDate) => void] {
  return useChoice<LocalDate>("notToday", "");
}
