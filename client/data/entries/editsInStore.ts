import type { RecordSourceProxy } from "relay-runtime";
import { choiceNamesOf, textNamesOf } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { noteStart } from "#domain/titles.ts";
import type { WaitingItem } from "./waitingItem.ts";

/**
 * Writes what an edit that waits on this device will make of its mood, which home and trends read from the store. What the
 * edit leaves out stays.
 */
export function writeEdit(store: RecordSourceProxy, { kind, edit, input }: WaitingItem): void {
  if (kind !== "mood" || !edit) return;
  const mood = store.get(edit.id);
  for (const [name, value] of Object.entries(shownFields(input))) mood?.setValue(value, name);
}

type Fields = Record<string, string | boolean | null | undefined>;

function shownFields(input: Partial<Record<string, unknown>>): Fields {
  // Safe: each of these is a text or a choice of the mutation's input, or null.
  const given = Object.entries(input).filter(([name]) => plain.has(name)) as [string, string | null][];
  const fields: Fields = Object.fromEntries(given);
  const { value, note } = fields;
  // A mood in the person's own words keeps its face here; the history knows them.
  const mood = typeof value === "string" && !input.ownMoodId ? fromEnum(moods, value) : undefined;
  if (mood) Object.assign(fields, moodFaces[mood]);
  if (note !== undefined) Object.assign(fields, { hasNote: Boolean(note), noteStart: note && noteStart(String(note)) });
  return fields;
}

/** The fields that the store has as the input sends them. */
const plain = new Set<string>([...choiceNamesOf(moodKind), ...textNamesOf(moodKind)]);
