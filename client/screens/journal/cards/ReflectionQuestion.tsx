import type { ActionEntry } from "#domain/karma.ts";
import { reflectionQuestions } from "#domain/reflections.ts";

interface ReflectionQuestionProps extends Omit<ActionEntry, "intention"> {
  index: number;
}

/** What a reflection answers. */
export function ReflectionQuestion({ index, ...entry }: ReflectionQuestionProps) {
  return reflectionQuestions(entry)[index];
}
