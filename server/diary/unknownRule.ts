import { BadInput } from "#server/base/errors.ts";

/** The refusal of an entry from an archive that a later karma rule counted. */
export function unknownRule(): BadInput {
  return new BadInput("A newer Kindling counted this entry. Update this server first.", "ruleVersion");
}
