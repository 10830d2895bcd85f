import { journalEmojis, journalFaces, type JournalEmoji } from "#domain/journal.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import { afresh, type Viewer } from "#server/account/viewer.ts";
import { Refusal } from "#server/errors.ts";
import type { JournalEntry } from "#server/generated/prisma/client.ts";
import { builder } from "#server/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/graph/globalIds.ts";
import { nobodysId } from "#server/pages.ts";
import { deleteJournalEntry, editJournalEntry, writeJournalEntry } from "./journal.ts";

const JournalEmojiType = builder.enumType("JournalEmoji", {
  description: "The face an entry wears.",
  values: Object.fromEntries(
    journalEmojis.map((key) => [key.toUpperCase(), { value: key, description: journalFaces[key].label }]),
  ) as Record<Uppercase<JournalEmoji>, { value: JournalEmoji; description: string }>,
});

// Its emoji column is plain text to the database; the operations let nothing else in.
export const JournalEntryNode = builder.prismaNode("JournalEntry", {
  description: "A page of the journal. Writing one earns +1 Good Karma.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.id ?? nobodysId }),
  authScopes: (entry, { viewer }) => entry.userId === viewer?.id,
  fields: (t) => ({
    title: t.exposeString("title", { nullable: true, description: "At most 25 characters." }),
    body: t.exposeString("body", { description: "What was written." }),
    emoji: t.field({
      type: JournalEmojiType,
      description: "Its face.",
      resolve: (entry) => entry.emoji as JournalEmoji,
    }),
    tags: t.exposeStringList("tags", { description: "The emoji's key first, then any other." }),
    gold: t.exposeInt("gold", { description: "Good Karma it earned." }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "The time it is about." }),
    timeZone: t.exposeString("timeZone", { description: "The IANA zone it was written in." }),
    localDate: t.expose("localDate", { type: "Date", description: "The day it belongs to, fixed when written." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written down." }),
    editedAt: t.expose("editedAt", { type: "DateTime", nullable: true, description: "When it was last changed." }),
  }),
});

const WriteJournalEntryPayload = builder
  .objectRef<{ entry: JournalEntry; alreadySaved: boolean; viewer: Viewer }>("WriteJournalEntryPayload")
  .implement({
    description: "The entry as it stands.",
    fields: (t) => ({
      entry: t.field({ type: JournalEntryNode, description: "The entry.", resolve: ({ entry }) => entry }),
      alreadySaved: t.exposeBoolean("alreadySaved", {
        description: "True when this clientId was saved before with other content: the entry is the first one.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after the save." }),
    }),
  });

builder.mutationField("writeJournalEntry", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: WriteJournalEntryPayload,
    description: "Writes a page of the journal.",
    errors: { types: [Refusal] },
    input: {
      clientId: t.input.id({
        required: true,
        description: "Made when the form opens: sent again, it is the same save.",
      }),
      title: t.input.string({ description: "At most 25 characters." }),
      body: t.input.string({ required: true, description: "At most 20000 characters." }),
      emoji: t.input.field({ type: JournalEmojiType, description: "Its face; reflection, if not said." }),
      occurredAt: t.input.field({ type: "DateTime", description: "The time it is about; now, if not said." }),
    },
    resolve: async (_root, { input }, { viewer }) => ({
      ...(await writeJournalEntry(viewer, input)),
      viewer: afresh(viewer),
    }),
  }),
);

const EditJournalEntryPayload = builder
  .objectRef<{ entry: JournalEntry; viewer: Viewer }>("EditJournalEntryPayload")
  .implement({
    description: "The entry after the change.",
    fields: (t) => ({
      entry: t.field({ type: JournalEntryNode, description: "The entry.", resolve: ({ entry }) => entry }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after the change." }),
    }),
  });

builder.mutationField("editJournalEntry", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: EditJournalEntryPayload,
    description: "Changes an entry. What is not named stays.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The entry." }),
      title: t.input.string({ description: "At most 25 characters." }),
      body: t.input.string({ description: "At most 20000 characters." }),
      emoji: t.input.field({ type: JournalEmojiType, description: "Its face." }),
      occurredAt: t.input.field({
        type: "DateTime",
        description: "Moves it to another time, in the zone it was written in.",
      }),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editJournalEntry(viewer, rawIdOf("JournalEntry", id), edit),
      viewer: afresh(viewer),
    }),
  }),
);

const DeleteJournalEntryPayload = builder
  .objectRef<{ deletedId: string; viewer: Viewer }>("DeleteJournalEntryPayload")
  .implement({
    description: "The entry is gone, and what it gave was taken back.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The global id it had." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after it." }),
    }),
  });

builder.mutationField("deleteJournalEntry", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteJournalEntryPayload,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The entry." }) },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("JournalEntry", input.id);
      await deleteJournalEntry(viewer, id);
      return { deletedId: globalIdOf("JournalEntry", id), viewer: afresh(viewer) };
    },
  }),
);
