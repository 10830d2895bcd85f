import { journalEmojis } from "../journal.ts";
import { textLimits } from "../limits.ts";
import { choice, entryKind, text } from "./field.ts";

/**
 * A page of the journal (docs/rules.md, Journal). That REST sends its texts as one `content`, and its emoji as the first of
 * its `tags`, is said in server/nouns/journal/.
 */
export const journalKind = entryKind({
  name: "JournalEntry",
  called: "Journal Entry",
  mutations: { save: "writeJournalEntry", edit: "editJournalEntry", remove: "deleteJournalEntry", entry: "entry" },
  fields: {
    emoji: choice(journalEmojis, { isNeeded: true, says: "The emoji, as a key.", line: "The emoji, as a key." }),
    title: text(textLimits.journalTitle, {
      isTitle: true,
      trims: true,
      label: "Title",
      short: "Title",
      says: "The title, on one line.",
      line: "The title.",
    }),
    body: text(textLimits.journalBody, {
      isNeeded: true,
      label: "Journal entry",
      short: "Text",
      says: "The text.",
      line: "The text.",
      asks: "What is on your mind?",
      rows: 5,
    }),
  },
});
