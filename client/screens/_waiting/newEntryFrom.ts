import type { WaitingSave } from "#client/data/entries/saveEntry.ts";
import type { EntryEdit } from "#client/data/entries/waitingItem.ts";
import { draftOf } from "../_entries/values.ts";
import { tagsIn, type WordOf } from "../_tags/tagInput.ts";

/**
 * Makes a new entry of an edit, at the time that the edit gives it. Its id follows from the edit's, so that choosing twice
 * saves one. `wordOf` finds the tags' names for its form.
 */
export function newEntryFrom({ kind, input, pressed }: EntryEdit, epoch: number, wordOf: WordOf): WaitingSave {
  const { occurredAt } = pressed;
  return {
    kind,
    input: { occurredAt, ...input },
    pressed: { ...pressed, clientId: `${pressed.clientId} both`, epoch },
    draft: { key: kind, value: { ...draftOf(kind, input), tags: tagsIn(input, wordOf) } },
  };
}
