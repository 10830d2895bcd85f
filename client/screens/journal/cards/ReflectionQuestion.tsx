import type { ActionEntry } from "#domain/karma.ts";
import { reflectionQuestions } from "#domain/reflections.ts";

interface ReflectionQuestionProps extends Omit<ActionEntry, "intention"> {
  /** Which of the three. */
  index: number;
}

/** What a reflection answers. */
export function ReflectionQuestion({ index, ...entry }: ReflectionQuestionProps) {
  return reflectionQuestions(entry)[index];
}
