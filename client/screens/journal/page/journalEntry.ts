import { tagsInput } from "#client/screens/_tags/tagInput.ts";
import type { EntryFormOf } from "#client/screens/_entries/useEntryForm.ts";
import { freshOf, inputFrom, type JournalValues } from "#client/screens/_entries/values.ts";
import { journalEarned } from "#domain/journal.ts";

export const journalEntry: EntryFormOf<"journal", JournalValues> = {
  kind: "journal",
  fresh: freshOf("journal"),
  inputFrom: (values) => {
    const input = inputFrom("journal", values);
    return input && { ...input, ...tagsInput(values) };
  },
  saved: { title: "Journal Entry Saved", description: journalEarned, tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
};
