import { BadInput } from "#server/base/errors.ts";

export function refuse(problem: string | undefined, field: string): void {
  if (problem) throw new BadInput(problem, field);
}
