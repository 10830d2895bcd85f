import type { EntryFormOf } from "./useEntryForm.ts";
import { asEnum } from "#domain/enums.ts";
import type { Mood } from "#domain/moods.ts";

export interface MoodSaid {
  value: Mood | null;
  journalTitle: string;
  note: string;
}

/** Texts are trimmed and left out if empty (docs/rules.md, Entries). */
export const moodEntry: EntryFormOf<"mood", MoodSaid> = {
  kind: "mood",
  fresh: { value: null, journalTitle: "", note: "" },
  inputFrom: ({ value, journalTitle, note }) =>
    value ? { value: asEnum(value), journalTitle: journalTitle.trim() || null, note: note.trim() || null } : undefined,
  saved: { title: "Mood Saved", description: "Your current mood has been updated." },
  failed: (reason = "Please try again.") => ({ title: "Error", description: `Failed to save mood: ${reason}` }),
};

export function hasWords({ journalTitle, note }: MoodSaid): boolean {
  return journalTitle.trim() !== "" || note.trim() !== "";
}
