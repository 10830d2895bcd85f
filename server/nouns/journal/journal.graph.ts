import { journalKind } from "#domain/entries/journal.ts";
import { journalEmojis, journalFaces, journalGold } from "#domain/journal.ts";
import { entryMutations } from "#server/diary/entryMutations.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { entryFields, rowsInOrder } from "#server/diary/entryTypes.ts";
import { kindFields } from "#server/diary/kindFields.ts";
import { aiInsight } from "#server/nouns/insights/insights.graph.ts";
import {
  deleteJournalEntry,
  editJournalEntry,
  readJournalEntries,
  writeJournalEntry,
  type JournalRow,
} from "./journal.ts";

const JournalEmojiType = builder.enumType("JournalEmoji", {
  description: "The emoji of a journal entry.",
  values: enumOf(journalEmojis, (key) => journalFaces[key].label),
});

const enums = { emoji: JournalEmojiType };

export const JournalEntryNode = builder.objectRef<JournalRow>("JournalEntry");

builder.node(JournalEntryNode, {
  description: `A journal entry. Writing one earns +${journalGold} Good Karma.`,
  id: { resolve: (entry) => entry.id },
  loadManyWithoutCache: rowsInOrder(readJournalEntries),
  authScopes: (entry, { viewer }) => entry.userId === viewer?.id,
  fields: (t) => ({
    ...kindFields(journalKind, enums, t),
    tags: t.exposeStringList("tags", { description: "The emoji's key, then any other tags." }),
    gold: t.exposeInt("gold", { description: "The Good Karma it earned." }),
    aiInsight: t.field(aiInsight((_entry: JournalRow) => "journals")),
    ...entryFields(t),
  }),
});

entryMutations(journalKind, JournalEntryNode, enums, {
  says: {
    save: "Writes a journal entry.",
    edit: "Edits a journal entry. Fields that are left out stay unchanged.",
    remove: "Deletes an entry for good.",
  },
  save: writeJournalEntry,
  edit: editJournalEntry,
  remove: deleteJournalEntry,
  otherwise: (t) => ({
    emoji: t.field({ type: JournalEmojiType, description: "The emoji, as a key; reflection by default." }),
  }),
});
