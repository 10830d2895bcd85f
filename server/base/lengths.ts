import { lengthProblem, usualLimits } from "#domain/limits.ts";
import { BadInput } from "./errors.ts";

/**
 * Throws BadInput for a text, or a list, that is longer than any that has no limit of its own may be. What has one is refused by its
 * operation, in words of its own.
 */
export function refuseLong(value: unknown, field: string): void {
  if (typeof value === "string" && value.length > usualLimits.text)
    throw new BadInput(lengthProblem(field, usualLimits.text), field);
  if (!Array.isArray(value)) return;
  refuseMany(value, field);
  for (const one of value) refuseLong(one, field);
}

/** Throws BadInput for a list of more than a list that has no limit of its own may hold. */
export function refuseMany(list: readonly unknown[], field: string): void {
  if (list.length > usualLimits.list) throw new BadInput(`${field} may be ${usualLimits.list} at most.`, field);
}
