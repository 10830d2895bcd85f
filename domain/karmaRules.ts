import { karmaFor, karmaRuleVersion, type ActionEntry, type Karma } from "./karma.ts";

/**
 * The karma rules of all versions. An entry from an archive is counted by the rule of its time, so a rule that changes
 * stays here under its old number.
 */
const rules: ReadonlyMap<number, (entry: ActionEntry) => Karma> = new Map([[karmaRuleVersion, karmaFor]]);

/** The karma of an entry by the rule of that version (docs/rules.md, Karma). Undefined for a version that is not known. */
export function karmaByRule(version: number, entry: ActionEntry): Karma | undefined {
  return rules.get(version)?.(entry);
}
