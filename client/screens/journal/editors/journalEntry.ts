import { tagsInput, type WithTags } from "#client/screens/_tags/tagInput.ts";
import type { EntryFormOf } from "#client/screens/_entries/useEntryForm.ts";
import { asEnum, fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalEarned, type JournalEmoji } from "#domain/journal.ts";

/** The values of a page, new or edited. */
export interface JournalValues extends WithTags {
  title: string;
  emoji: JournalEmoji;
  body: string;
}

export const journalEntry: EntryFormOf<"journal", JournalValues> = {
  kind: "journal",
  fresh: { title: "", emoji: defaultJournalEmoji, body: "" },
  inputFrom: (values) => {
    const input = journalInput(values);
    return input && { ...input, ...tagsInput(values) };
  },
  saved: { title: "Journal Entry Saved", description: journalEarned, tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
};

/** The values of a stored page, or of the input of an edit. */
export function journalValuesOf({
  title,
  emoji,
  body,
}: {
  title?: string | null | undefined;
  emoji: string;
  body: string;
}): JournalValues {
  return { title: title ?? "", emoji: fromEnum(journalEmojis, emoji) ?? defaultJournalEmoji, body };
}

/** The input to send; undefined without a body (docs/rules.md, Journal). */
export function journalInput({ title, emoji, body }: JournalValues) {
  return body.trim() === "" ? undefined : { title: title.trim() || null, emoji: asEnum(emoji), body };
}

/** Whether starting over would lose text. */
export function hasWords({ title, body }: JournalValues): boolean {
  return title.trim() !== "" || body.trim() !== "";
}
