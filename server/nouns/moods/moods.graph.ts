import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import {
  creationFields,
  deletedBy,
  deletionFields,
  editFields,
  pageCost,
  pageOf,
  payloadsOf,
  rowsInOrder,
  entryFields,
} from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { aiInsight } from "#server/nouns/insights/insights.graph.ts";
import {
  currentMood,
  deleteMood,
  editMood,
  listMoods,
  readMoods,
  recentMoods,
  saveMood,
  type MoodRow,
} from "./moods.ts";

export const MoodValueType = builder.enumType("MoodValue", {
  description: "How a person feels.",
  values: enumOf(moods, (mood) => moodFaces[mood].label),
});

export const MoodNode = builder.objectRef<MoodRow>("Mood");

builder.node(MoodNode, {
  description: "A check-in. A day may hold several.",
  id: { resolve: (mood) => mood.id },
  loadManyWithoutCache: rowsInOrder(readMoods),
  authScopes: (mood, { viewer }) => mood.userId === viewer?.id,
  fields: (t) => ({
    value: t.expose("value", { type: MoodValueType, description: "The mood." }),
    emoji: t.string({ description: "Its face.", resolve: ({ value }) => moodFaces[value].emoji }),
    label: t.string({ description: "Its name.", resolve: ({ value }) => moodFaces[value].label }),
    journalTitle: t.exposeString("journalTitle", { nullable: true, description: "What the person calls this moment." }),
    hasNote: t.exposeBoolean("reflects", { description: "Whether there is a note, without reading it." }),
    note: t.exposeString("note", { nullable: true, description: "What influenced it." }),
    aiInsight: t.field(aiInsight(({ value }: MoodRow) => value)),
    ...entryFields(t),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  currentMood: t.field({
    type: MoodNode,
    nullable: true,
    description: "The latest check-in by the clock; null before the first.",
    resolve: async (viewer) => (await currentMood(viewer)) ?? null,
  }),
  recentMoods: t.field({
    type: [MoodNode],
    description: "The check-ins of the last seven days of the person's calendar, newest first.",
    resolve: recentMoods,
  }),
  moods: t.connection({
    type: MoodNode,
    description: "Own check-ins, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listMoods(viewer, window)),
  }),
}));

const payloads = payloadsOf(MoodNode, "mood", { save: "saveMood", edit: "editMood", remove: "deleteMood" });

const words = {
  value: "The mood.",
  journalTitle: "What the person calls this moment.",
  note: "What influenced it.",
};

builder.mutationFields((t) => ({
  saveMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Saved,
    description: "Saves a check-in. Moods earn no karma.",
    errors: { types: [Refusal] },
    extensions: { proves: true },
    input: {
      value: t.input.field({ type: MoodValueType, required: true, description: words.value }),
      journalTitle: t.input.string({ maxLength: textLimits.moodTitle, description: words.journalTitle }),
      note: t.input.string({ maxLength: textLimits.note, description: words.note }),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await saveMood(viewer, draft, stamp)),
      viewer,
    }),
  }),
  editMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Changes a check-in. What is not named stays.",
    errors: { types: [Refusal] },
    input: {
      value: t.input.field({ type: MoodValueType, description: words.value }),
      journalTitle: t.input.string({ maxLength: textLimits.moodTitle, description: words.journalTitle }),
      note: t.input.string({ maxLength: textLimits.note, description: words.note }),
      ...editFields(t.input),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editMood(viewer, rawIdOf("Mood", id), edit),
      viewer,
    }),
  }),
  deleteMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    description: "Deletes a check-in for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Mood", input.id, deleteMood),
  }),
}));
