import { defaultReflectionQuestions, noOneAffectedQuestion, reflectionQuestionSets } from "./content/reflections.ts";
import { effectFrom, emotionFrom } from "./emotions.ts";
import type { ActionEntry } from "./karma.ts";

/**
 * The three reflection questions (docs/rules.md, Reflections). The default ones if the answers have no set of their
 * own.
 */
export function reflectionQuestions({
  type,
  classification,
  emotionResponse,
  effectOnOthers,
}: Omit<ActionEntry, "intention">): readonly [string, string, string] {
  const emotion = emotionFrom(emotionResponse);
  // Old drafts and REST callers may send values outside the types.
  const set = emotion && reflectionQuestionSets[type]?.[classification]?.[emotion];
  const [first, second, third] = set ?? defaultReflectionQuestions;

  return [first, second, effectFrom(effectOnOthers) === "no_one_affected" ? noOneAffectedQuestion : third];
}
