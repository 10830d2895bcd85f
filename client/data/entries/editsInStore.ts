import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { choiceNamesOf, textNamesOf } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { fromEnum } from "#domain/enums.ts";
import type { ActionEntry } from "#domain/karma.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { noteStart } from "#domain/titles.ts";
import type { WaitingItem } from "./waitingItem.ts";

/**
 * Writes what an edit that waits on this device will make of its mood or of its response, which home and trends read from the
 * store. What the edit leaves out stays.
 */
export function writeEdit(store: RecordSourceProxy, { kind, edit, input }: WaitingItem): void {
  if (kind === "mood" && edit) write(store.get(edit.id), shownFields(input));
  if (kind === "action" && edit) write(responseOf(store, edit.id), givenOf(input, ofResponses));
}

function write(record: RecordProxy | null | undefined, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) record?.setValue(value, name);
}

/** A recent response is no record of the action or event itself. */
function responseOf(store: RecordSourceProxy, entryId: string): RecordProxy | undefined {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  return viewer?.getLinkedRecords("recentResponses")?.find((one) => one?.getValue("entryId") === entryId) ?? undefined;
}

const ofResponses = new Set<string>(["type", "classification", "emotionResponse"] satisfies (keyof ActionEntry)[]);

type Fields = Record<string, string | boolean | null | undefined>;

function shownFields(input: Partial<Record<string, unknown>>): Fields {
  const fields = givenOf(input, plain);
  const { value, note } = fields;
  // A mood in the person's own words keeps its face here; the history knows them.
  const mood = typeof value === "string" && !input.ownMoodId ? fromEnum(moods, value) : undefined;
  if (mood) Object.assign(fields, moodFaces[mood]);
  if (note !== undefined) Object.assign(fields, { hasNote: Boolean(note), noteStart: note && noteStart(String(note)) });
  return fields;
}

function givenOf(input: Partial<Record<string, unknown>>, names: ReadonlySet<string>): Fields {
  // Safe: each of these is a text or a choice of the mutation's input, or null.
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name)) as [string, string | null][]);
}

/** The fields that the store has as the input sends them. */
const plain = new Set<string>([...choiceNamesOf(moodKind), ...textNamesOf(moodKind)]);
