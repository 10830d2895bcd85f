import { Refusal } from "#server/base/errors.ts";
import type { EntryRow } from "./entryKind.ts";

const code = "CHANGED";

/** The refusal of an edit that was made from an older version. Applying it would overwrite another edit. */
export class Changed extends Refusal {
  /** The table of the entry, which is also its GraphQL type. */
  readonly kind: string;
  /** The entry as it is now. */
  readonly entry: EntryRow;

  /** `shown` is the entry as REST shows it. */
  constructor({ kind, entry }: Pick<Changed, "kind" | "entry">, shown?: object) {
    super(
      409,
      code,
      "This entry was also changed somewhere else. Nothing was overwritten.",
      shown && { shown: { current: shown } },
    );
    this.kind = kind;
    this.entry = entry;
  }
}

/** Whether a refusal is Changed, also where GraphQL has wrapped it, which hides its class. */
export function isChanged(refusal: Refusal): refusal is Changed {
  return refusal.code === code;
}
