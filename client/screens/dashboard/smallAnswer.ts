import type { EntryFormOf } from "#client/screens/_entries/useEntryForm.ts";
import { asEnum } from "#domain/enums.ts";
import { bodyAnswering, defaultJournalEmoji, journalEarned } from "#domain/journal.ts";

/** An answer to the small question. The draft stores its question, because another day asks another one. */
export interface AnswerValues {
  question: string;
  answer: string;
}

export const smallAnswer: EntryFormOf<"journal", AnswerValues> = {
  kind: "journal",
  draftKey: "smallQuestion",
  fresh: { question: "", answer: "" },
  inputFrom: ({ question, answer }) =>
    answer.trim() === ""
      ? undefined
      : { title: null, emoji: asEnum(defaultJournalEmoji), body: bodyAnswering(question, answer) },
  saved: { title: "Journal Entry Saved", description: journalEarned, tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
};
