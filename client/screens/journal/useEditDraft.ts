import { useState } from "react";
import { useDraft } from "#client/platform/drafts.ts";

interface EditDraft<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  /** Drops it, once it is saved or given up. */
  forget: () => void;
  /** Whether it says something else than the entry does. */
  isChanged: boolean;
}

/**
 * What somebody is changing in an entry, kept on the device until it is saved or discarded. A draft of an older state of
 * the entry is void: it would undo what was changed since.
 *
 * @param version Of the entry: another one with each change.
 * @param stored What the entry says.
 */
export function useEditDraft<Values extends object>(id: string, version: string, stored: Values): EditDraft<Values> {
  const [empty] = useState({ version, values: stored });
  const [kept, keep, forget] = useDraft(editDraftOf(id), empty);
  const values = kept.version === version ? { ...stored, ...kept.values } : stored;

  return {
    values,
    change: (changed) => keep({ version, values: { ...values, ...changed } }),
    forget,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
  };
}

/** What the draft of an entry's changes is kept under. */
export function editDraftOf(id: string): string {
  return `edit.${id}`;
}
