import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { textLimits } from "#domain/limits.ts";
import { saveWeight } from "#server/diary/saveEntries.ts";
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
  withRawTags,
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
  description: "The emoji of a journal entry.",
  values: enumOf(journalEmojis, (key) => journalFaces[key].label),
});

const words = {
  title: "The title, on one line.",
  body: "The text.",
};

export const JournalEntryNode = builder.objectRef<JournalRow>("JournalEntry");

builder.node(JournalEntryNode, {
  description: "A journal entry. Writing one earns +1 Good Karma.",
  id: { resolve: (entry) => entry.id },
  loadManyWithoutCache: rowsInOrder(readJournalEntries),
  authScopes: (entry, { viewer }) => entry.userId === viewer?.id,
  fields: (t) => ({
    title: t.exposeString("title", { nullable: true, description: words.title }),
    body: t.exposeString("body", { description: words.body }),
    emoji: t.expose("emoji", { type: JournalEmojiType, description: "The emoji, as a key." }),
    tags: t.exposeStringList("tags", { description: "The emoji's key, then any other tags." }),
    gold: t.exposeInt("gold", { description: "The Good Karma it earned." }),
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
    description: "Writes a journal entry.",
    errors: { types: [Refusal] },
    extensions: { proves: true, weight: saveWeight },
    input: {
      title: t.input.string({ maxLength: textLimits.journalTitle, description: words.title }),
      body: t.input.string({ required: true, maxLength: textLimits.journalBody, description: words.body }),
      emoji: t.input.field({ type: JournalEmojiType, description: "The emoji, as a key; reflection by default." }),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await writeJournalEntry(viewer, withRawTags(draft), stamp)),
      viewer,
    }),
  }),
  editJournalEntry: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Edits a journal entry. Fields that are left out stay unchanged.",
    errors: { types: [Refusal] },
    input: {
      title: t.input.string({ maxLength: textLimits.journalTitle, description: words.title }),
      body: t.input.string({ maxLength: textLimits.journalBody, description: words.body }),
      emoji: t.input.field({ type: JournalEmojiType, description: "The emoji, as a key." }),
      ...editFields(t.input),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editJournalEntry(viewer, rawIdOf("JournalEntry", id), withRawTags(edit)),
      viewer,
    }),
  }),
  deleteJournalEntry: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    needsSpace: false,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "JournalEntry", input.id, deleteJournalEntry),
  }),
}));
