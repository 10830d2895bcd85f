import { tagsInput, type WithTags } from "../_tags/tagInput.ts";
import type { EntryFormOf } from "./useEntryForm.ts";
import { asEnum } from "#domain/enums.ts";
import type { FinerWord } from "#domain/finerWords.ts";
import type { Mood } from "#domain/moods.ts";

export interface MoodValues extends WithTags {
  value: Mood | null;
  /** Of the mood. Left out where the form says nothing of it, so that saving twice leaves it as it is. */
  finerWord?: FinerWord | null | undefined;
  /** The mood in the person's own words, of which `value` is the mood beneath. */
  ownMoodId?: string | null | undefined;
  journalTitle: string;
  note: string;
}

/** Texts are trimmed, and left out if empty (docs/rules.md, Entries). */
export const moodEntry: EntryFormOf<"mood", MoodValues> = {
  kind: "mood",
  fresh: { value: null, journalTitle: "", note: "" },
  inputFrom: ({ value, finerWord, ownMoodId, journalTitle, note, tags }) =>
    value
      ? {
          value: asEnum(value),
          ...(finerWord === undefined ? {} : { finerWord: finerWord && asEnum(finerWord) }),
          ...(ownMoodId === undefined ? {} : { ownMoodId }),
          journalTitle: journalTitle.trim() || null,
          note: note.trim() || null,
          ...tagsInput({ tags }),
        }
      : undefined,
  saved: { title: "Mood Saved", description: "Your current mood has been updated." },
  failed: (reason = "Please try again.") => ({ title: "Error", description: `Failed to save mood: ${reason}` }),
};

export function hasWords({ journalTitle, note }: MoodValues): boolean {
  return journalTitle.trim() !== "" || note.trim() !== "";
}
