import type { WaitingSave } from "#client/data/saveEntry.ts";
import type { EntryEdit } from "#client/data/waitingItem.ts";
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
    draft: { key: kind, value: { ...valuesOf(input), tags: tagsIn(input, wordOf) } },
  };
}

/** The form's values for an input but for its tags: empty texts for null, and choices by the form's keys. */
function valuesOf(input: object): object {
  const choices = new Set([
    "type",
    "classification",
    "intention",
    "emotionResponse",
    "effectOnOthers",
    "value",
    "finerWord",
    "emoji",
  ]);
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
      if (choices.has(name)) return typeof value === "string" ? [[name, value.toLowerCase()]] : [];
      if (name === "ownMoodId") return [[name, value]];
      return name === "occurredAt" || Array.isArray(value) ? [] : [[name, value ?? ""]];
    }),
  );
}
