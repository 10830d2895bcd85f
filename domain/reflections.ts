import { defaultReflectionQuestions, noOneAffectedQuestion, reflectionQuestionSets } from "./content/reflections.ts";
import { effectFrom, emotionFrom } from "./emotions.ts";
import type { ActionEntry } from "./karma.ts";

/** The three questions to reflect on (docs/rules.md, Reflections); the default ones where the answers have no set of their own. */
export function reflectionQuestions({
  type,
  classification,
  emotionResponse,
  effectOnOthers,
}: Omit<ActionEntry, "intention">): readonly [string, string, string] {
  const emotion = emotionFrom(emotionResponse);
  // Old drafts and callers of REST may hold a word the types rule out.
  const set = emotion && reflectionQuestionSets[type]?.[classification]?.[emotion];
  const [first, second, third] = set ?? defaultReflectionQuestions;

  return [first, second, effectFrom(effectOnOthers) === "no_one_affected" ? noOneAffectedQuestion : third];
}
