import { lengthProblem, usualLimits } from "#domain/limits.ts";
import { BadInput } from "./errors.ts";

/**
 * Throws BadInput for a text or list that exceeds the general limit. A field with a limit of its own is checked by its
 * operation.
 */
export function refuseLong(value: unknown, field: string): void {
  if (Array.isArray(value)) refuseMany(value, field);
  for (const one of [value].flat())
    if (typeof one === "string" && one.length > usualLimits.text)
      throw new BadInput(lengthProblem(field, usualLimits.text), field);
}

/** Throws BadInput for a list that exceeds the general limit. */
export function refuseMany(list: readonly unknown[], field: string): void {
  if (list.length > usualLimits.list) throw new BadInput(`${field} may be ${usualLimits.list} at most.`, field);
}
