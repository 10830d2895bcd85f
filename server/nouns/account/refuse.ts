import { BadInput } from "#server/base/errors.ts";

/** Throws BadInput with the field's name if a rule found a problem. */
export function refuse(problem: string | undefined, field: string): void {
  if (problem) throw new BadInput(problem, field);
}
