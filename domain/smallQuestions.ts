import { seededChance } from "./chance.ts";
import { smallQuestions } from "./content/smallQuestions.ts";
import type { LocalDate } from "./days.ts";

/**
 * The question of a person's local day. It goes through the whole list before it repeats. Each person starts elsewhere,
 * so nobody's question reveals another person's.
 */
export function smallQuestionOf(personId: string, day: LocalDate): string {
  const start = Math.floor(seededChance(personId)() * smallQuestions.length);
  // Safe: a remainder is always an index of the list.
  return smallQuestions[(start + Date.parse(day) / 86_400_000) % smallQuestions.length] as string;
}
