import { BadInput } from "#server/base/errors.ts";

/** Throws BadInput that names the field, where a rule found a problem. */
export function refuse(problem: string | undefined, field: string): void {
  if (problem) throw new BadInput(problem, field);
}
