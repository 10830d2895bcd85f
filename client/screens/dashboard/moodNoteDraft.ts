import { draftsUnder } from "#client/platform/drafts.ts";
import type { EntryDraft } from "#client/platform/entryDraft.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import type { MoodValues } from "../_entries/values.ts";

/** A note on a mood that was logged with one press. Its client id is the mood's, so that saving it adds to that one. */
export type NoteDraft = MoodValues & EntryDraft;

export const noNote: NoteDraft = { ...moodEntry.fresh, clientId: "", epoch: 0, when: null };

/** Names the draft by its mood, so that the next note does not take the place of one that was begun. */
export function noteDraftOf(clientId: string): string {
  return `${beginning}${clientId}`;
}

/** The notes that hold words and were not saved. */
export function notesBegun(): NoteDraft[] {
  return draftsUnder(beginning, noNote).filter(({ value, note }) => value !== null && note.trim() !== "");
}

const beginning = "mood-note.";
