import { seededChance } from "./chance.ts";
import { smallQuestions } from "./content/smallQuestions.ts";
import type { LocalDate } from "./days.ts";

/**
 * The small question of a person's local day: each of the list in turn, so that none comes back within its length. People begin
 * at different places, so nobody can tell from a question which one another person has today.
 */
export function smallQuestionOf(personId: string, day: LocalDate): string {
  const start = Math.floor(seededChance(personId)() * smallQuestions.length);
  // A remainder is always an index of the list.
  return smallQuestions[(start + Date.parse(day) / 86_400_000) % smallQuestions.length] as string;
}
