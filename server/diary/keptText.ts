import { textProblem } from "#domain/limits.ts";
import { BadInput } from "#server/base/errors.ts";

/** The text to store, null for an empty one. Throws BadInput naming the field. */
export function keptText(label: string, text: string | null | undefined, max: number, field: string): string | null {
  const problem = textProblem(label, text ?? "", max);
  if (problem) throw new BadInput(problem, field);
  return text || null;
}
