import { defaultReflectionQuestions, noOneAffectedQuestion, reflectionQuestionSets } from "./content/reflections.ts";
import { effectFrom, emotionFrom } from "./emotions.ts";
import type { ActionEntry } from "./karma.ts";

/**
 * The three questions to reflect on. They go by type, classification and response; where nobody else was affected the
 * third is the one the spec words; what has no set of its own gets the default set (spec section 2).
 */
export function reflectionQuestions({
  type,
  classification,
  emotionResponse,
  effectOnOthers,
}: Omit<ActionEntry, "intention">): readonly [string, string, string] {
  const emotion = emotionFrom(emotionResponse);
  // Old drafts and other callers may hold a word the types rule out.
  const set = emotion && reflectionQuestionSets[type]?.[classification]?.[emotion];
  const [first, second, third] = set ?? defaultReflectionQuestions;

  return [first, second, effectFrom(effectOnOthers) === "no_one_affected" ? noOneAffectedQuestion : third];
}
