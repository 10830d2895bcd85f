import { defaultReflectionQuestions, noOneAffectedQuestion, reflectionQuestionSets } from "./content/reflections.ts";
import { effectFrom, emotionFrom } from "./emotions.ts";
import { needsHelp } from "./heavyDays.ts";
import type { ActionEntry } from "./karma.ts";

/**
 * The three reflection questions (docs/rules.md, Reflections). The default ones if the answers have no set of their
 * own. If the third is two questions, each stands on its own line.
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
  if (effectFrom(effectOnOthers) !== "no_one_affected") return [first, second, third];

  // After a hard moment the third question asks who could help. It stays, because a person who is alone needs that most.
  const keepsThird = needsHelp({ classification, emotionResponse: emotion });
  return [first, second, keepsThird ? `${third}\n${noOneAffectedQuestion}` : noOneAffectedQuestion];
}
