import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { moodFaces, moods, type Mood as MoodValue } from "#domain/moods.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import { afresh, type Viewer } from "#server/account/viewer.ts";
import { Refusal } from "#server/errors.ts";
import type { Mood } from "#server/generated/prisma/client.ts";
import { builder, checkedPage, pageSize } from "#server/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/graph/globalIds.ts";
import { cursorOf, nobodysId } from "#server/pages.ts";
import { currentMood, deleteMood, editMood, listMoods, saveMood } from "./moods.ts";

const MoodValueType = builder.enumType("MoodValue", {
  description: "How a person feels.",
  values: Object.fromEntries(
    moods.map((mood) => [mood.toUpperCase(), { value: mood, description: moodFaces[mood].label }]),
  ) as Record<Uppercase<MoodValue>, { value: MoodValue; description: string }>,
});

// Its value column is plain text to the database; the operations let nothing else in.
export const MoodNode = builder.prismaNode("Mood", {
  description: "A check-in. A day may hold several.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.id ?? nobodysId }),
  authScopes: (mood, { viewer }) => mood.userId === viewer?.id,
  fields: (t) => ({
    value: t.field({ type: MoodValueType, description: "The mood.", resolve: (mood) => mood.value as MoodValue }),
    emoji: t.string({ description: "Its face.", resolve: (mood) => moodFaces[mood.value as MoodValue].emoji }),
    label: t.string({ description: "Its name.", resolve: (mood) => moodFaces[mood.value as MoodValue].label }),
    journalTitle: t.exposeString("journalTitle", { nullable: true, description: "What the person calls this moment." }),
    note: t.exposeString("note", { nullable: true, description: "What influenced it." }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "When it was felt." }),
    timeZone: t.exposeString("timeZone", { description: "The IANA zone it was written in." }),
    localDate: t.expose("localDate", { type: "Date", description: "The day it belongs to, fixed when written." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written down." }),
    editedAt: t.expose("editedAt", { type: "DateTime", nullable: true, description: "When it was last changed." }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  currentMood: t.field({
    type: MoodNode,
    nullable: true,
    description: "The latest check-in by the clock; null before the first.",
    resolve: async (viewer) => (await currentMood(viewer)) ?? null,
  }),
  moods: t.connection({
    type: MoodNode,
    description: "Own check-ins, newest first.",
    complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? pageSize.usual }),
    resolve: (viewer, args) =>
      resolveCursorConnection(
        {
          args: checkedPage(args),
          toCursor: (mood: Mood) => cursorOf(mood),
          defaultSize: pageSize.usual,
          maxSize: pageSize.most,
        },
        ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
          listMoods(viewer, { limit, olderThan: after, newerThan: before, fromOldest: inverted }),
      ),
  }),
}));

const SaveMoodPayload = builder
  .objectRef<{ mood: Mood; alreadySaved: boolean; viewer: Viewer }>("SaveMoodPayload")
  .implement({
    description: "The check-in as it stands.",
    fields: (t) => ({
      mood: t.field({ type: MoodNode, description: "The check-in.", resolve: ({ mood }) => mood }),
      alreadySaved: t.exposeBoolean("alreadySaved", {
        description: "True when this clientId was saved before with other content: the check-in is the first one.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Summary and lists after the save." }),
    }),
  });

builder.mutationField("saveMood", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: SaveMoodPayload,
    description: "Saves a check-in. Moods earn no karma.",
    errors: { types: [Refusal] },
    input: {
      clientId: t.input.id({
        required: true,
        description: "Made when the form opens: sent again, it is the same save.",
      }),
      value: t.input.field({ type: MoodValueType, required: true, description: "The mood." }),
      journalTitle: t.input.string({ description: "What the person calls this moment: at most 100 characters." }),
      note: t.input.string({ description: "What influenced it: at most 5000." }),
      occurredAt: t.input.field({ type: "DateTime", description: "When it was felt; now, if not said." }),
    },
    resolve: async (_root, { input }, { viewer }) => ({ ...(await saveMood(viewer, input)), viewer: afresh(viewer) }),
  }),
);

const EditMoodPayload = builder.objectRef<{ mood: Mood; viewer: Viewer }>("EditMoodPayload").implement({
  description: "The check-in after the change.",
  fields: (t) => ({
    mood: t.field({ type: MoodNode, description: "The check-in.", resolve: ({ mood }) => mood }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Summary and lists after the change." }),
  }),
});

builder.mutationField("editMood", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: EditMoodPayload,
    description: "Changes a check-in. What is not named stays.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The check-in." }),
      value: t.input.field({ type: MoodValueType, description: "The mood." }),
      journalTitle: t.input.string({ description: "What the person calls this moment: at most 100 characters." }),
      note: t.input.string({ description: "What influenced it: at most 5000." }),
      occurredAt: t.input.field({
        type: "DateTime",
        description: "Moves it to another time, in the zone it was written in.",
      }),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      mood: await editMood(viewer, rawIdOf("Mood", id), edit),
      viewer: afresh(viewer),
    }),
  }),
);

const DeleteMoodPayload = builder.objectRef<{ deletedId: string; viewer: Viewer }>("DeleteMoodPayload").implement({
  description: "The check-in is gone.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The global id it had." }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Summary and lists after it." }),
  }),
});

builder.mutationField("deleteMood", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteMoodPayload,
    description: "Deletes a check-in for good.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The check-in." }) },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("Mood", input.id);
      await deleteMood(viewer, id);
      return { deletedId: globalIdOf("Mood", id), viewer: afresh(viewer) };
    },
  }),
);
