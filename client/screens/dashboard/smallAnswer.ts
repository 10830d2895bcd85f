import type { EntryFormOf } from "#client/screens/_entries/useEntryForm.ts";
import { asEnum } from "#domain/enums.ts";
import { bodyAnswering, defaultJournalEmoji } from "#domain/journal.ts";

/** What somebody says to a small question. The draft keeps the question with the answer, for a day on which another is asked. */
export interface AnswerSaid {
  question: string;
  answer: string;
}

export const smallAnswer: EntryFormOf<"journal", AnswerSaid> = {
  kind: "journal",
  draftKey: "smallQuestion",
  fresh: { question: "", answer: "" },
  inputFrom: ({ question, answer }) =>
    answer.trim() === ""
      ? undefined
      : { title: null, emoji: asEnum(defaultJournalEmoji), body: bodyAnswering(question, answer) },
  saved: { title: "Journal Entry Saved", description: "+1 Gold Karma earned", tone: "karma" },
  failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
};
