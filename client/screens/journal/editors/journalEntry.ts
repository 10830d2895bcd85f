import type { EntryFormOf } from "#client/screens/_entries/useEntryForm.ts";
import { asEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, type JournalEmoji } from "#domain/journal.ts";

/** What somebody says of a page, new or edited. */
export interface JournalSaid {
  title: string;
  emoji: JournalEmoji;
  body: string;
}

export const journalEntry: EntryFormOf<"journal", JournalSaid> = {
  kind: "journal",
  fresh: { title: "", emoji: defaultJournalEmoji, body: "" },
  inputFrom: journalInput,
  saved: { title: "Journal Entry Saved", description: "+1 Gold Karma earned", tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
};

/** What to send; undefined without a body (docs/rules.md, Journal). */
export function journalInput({ title, emoji, body }: JournalSaid) {
  return body.trim() === "" ? undefined : { title: title.trim() || null, emoji: asEnum(emoji), body };
}

/** Whether starting over would lose words. */
export function hasWords({ title, body }: JournalSaid): boolean {
  return title.trim() !== "" || body.trim() !== "";
}
