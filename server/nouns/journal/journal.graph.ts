import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import {
  creationFields,
  deletedBy,
  deletionFields,
  editFields,
  payloadsOf,
  rowsInOrder,
  entryFields,
} from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { aiInsight } from "#server/nouns/insights/insights.graph.ts";
import {
  deleteJournalEntry,
  editJournalEntry,
  readJournalEntries,
  writeJournalEntry,
  type JournalRow,
} from "./journal.ts";

const JournalEmojiType = builder.enumType("JournalEmoji", {
  description: "The face an entry wears.",
  values: enumOf(journalEmojis, (key) => journalFaces[key].label),
});

const words = {
  title: "What it is called, on one line.",
  body: "What was written.",
};

export const JournalEntryNode = builder.objectRef<JournalRow>("JournalEntry");

builder.node(JournalEntryNode, {
  description: "A page of the journal. Writing one earns +1 Good Karma.",
  id: { resolve: (entry) => entry.id },
  loadManyWithoutCache: rowsInOrder(readJournalEntries),
  authScopes: (entry, { viewer }) => entry.userId === viewer?.id,
  fields: (t) => ({
    title: t.exposeString("title", { nullable: true, description: words.title }),
    body: t.exposeString("body", { description: words.body }),
    emoji: t.expose("emoji", { type: JournalEmojiType, description: "Its face." }),
    tags: t.exposeStringList("tags", { description: "The emoji's key first, then any other." }),
    gold: t.exposeInt("gold", { description: "Good Karma it earned." }),
    aiInsight: t.field(aiInsight((_entry: JournalRow) => "journals")),
    ...entryFields(t),
  }),
});

const payloads = payloadsOf(JournalEntryNode, "entry", {
  save: "writeJournalEntry",
  edit: "editJournalEntry",
  remove: "deleteJournalEntry",
});

builder.mutationFields((t) => ({
  writeJournalEntry: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Saved,
    description: "Writes a page of the journal.",
    errors: { types: [Refusal] },
    extensions: { proves: true },
    input: {
      title: t.input.string({ maxLength: textLimits.journalTitle, description: words.title }),
      body: t.input.string({ required: true, maxLength: textLimits.journalBody, description: words.body }),
      emoji: t.input.field({ type: JournalEmojiType, description: "Its face; reflection, if not said." }),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await writeJournalEntry(viewer, draft, stamp)),
      viewer,
    }),
  }),
  editJournalEntry: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Changes an entry. What is not named stays.",
    errors: { types: [Refusal] },
    input: {
      title: t.input.string({ maxLength: textLimits.journalTitle, description: words.title }),
      body: t.input.string({ maxLength: textLimits.journalBody, description: words.body }),
      emoji: t.input.field({ type: JournalEmojiType, description: "Its face." }),
      ...editFields(t.input),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editJournalEntry(viewer, rawIdOf("JournalEntry", id), edit),
      viewer,
    }),
  }),
  deleteJournalEntry: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "JournalEntry", input.id, deleteJournalEntry),
  }),
}));
