import { tagsInput } from "../_tags/tagInput.ts";
import type { EntryFormOf } from "./useEntryForm.ts";
import { freshOf, inputFrom, type MoodValues } from "./values.ts";

export const moodEntry: EntryFormOf<"mood", MoodValues> = {
  kind: "mood",
  fresh: freshOf("mood"),
  inputFrom: (values) => {
    const input = inputFrom("mood", values);
    return input && { ...input, ...tagsInput(values) };
  },
  saved: { title: "Mood Saved", description: "Your current mood has been updated." },
  failed: (reason = "Please try again.") => ({ title: "Error", description: `Failed to save mood: ${reason}` }),
};
