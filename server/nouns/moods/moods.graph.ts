import { allFinerWords, type FinerWord } from "#domain/finerWords.ts";
import { textLimits } from "#domain/limits.ts";
import { noteStart } from "#domain/titles.ts";
import { saveWeight } from "#server/diary/saveEntries.ts";
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
  withRawTags,
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
import { faceOf, ownMoodOf } from "./ownMoods.ts";
import { MoodValueType, OwnMoodNode } from "./ownMoods.graph.ts";

const definitions = new Map(allFinerWords.map(({ word, definition }) => [word, definition]));

const FinerWordType = builder.enumType("FinerWord", {
  description: "A finer word for a mood. Each mood has three, and each word belongs to one mood.",
  values: enumOf<FinerWord>([...definitions.keys()], (word) => definitions.get(word) ?? word),
});

export const MoodNode = builder.objectRef<MoodRow>("Mood");

builder.node(MoodNode, {
  description: "A check-in. A day may hold several.",
  id: { resolve: (mood) => mood.id },
  loadManyWithoutCache: rowsInOrder(readMoods),
  authScopes: (mood, { viewer }) => mood.userId === viewer?.id,
  fields: (t) => ({
    value: t.expose("value", { type: MoodValueType, description: "The mood." }),
    emoji: t.withAuth({ signedIn: true }).string({
      description: "The emoji: that of the own mood, if there is one.",
      resolve: async (mood, _args, { viewer }) => (await faceOf(viewer, mood)).emoji,
    }),
    label: t.withAuth({ signedIn: true }).string({
      description: "The name of the mood: that of the own mood, if there is one.",
      resolve: async (mood, _args, { viewer }) => (await faceOf(viewer, mood)).label,
    }),
    ownMood: t.withAuth({ signedIn: true }).field({
      type: OwnMoodNode,
      nullable: true,
      description: "The mood in the person's own words, which stands for `value`.",
      resolve: async (mood, _args, { viewer }) => (await ownMoodOf(viewer, mood)) ?? null,
    }),
    finerWord: t.expose("finerWord", {
      type: FinerWordType,
      nullable: true,
      description: "A finer word for the mood, if the person kept one.",
    }),
    journalTitle: t.exposeString("journalTitle", { nullable: true, description: "The title of the check-in." }),
    hasNote: t.exposeBoolean("reflects", { description: "Whether there is a note. It is not decrypted for this." }),
    note: t.exposeString("note", { nullable: true, description: "What influenced the mood." }),
    noteStart: t.string({
      nullable: true,
      description: "The first line of `note`, shortened for a list.",
      resolve: ({ note }) => note && noteStart(note),
    }),
    aiInsight: t.field(aiInsight(({ value }: MoodRow) => value)),
    ...entryFields(t),
  }),
});

/** The ids of tags and of an own mood as operations know them. */
function withRawIds<Input extends Parameters<typeof withRawTags>[0] & { ownMoodId?: string | null | undefined }>(
  input: Input,
): Input {
  const { ownMoodId } = input;
  return { ...withRawTags(input), ...(ownMoodId ? { ownMoodId: rawIdOf("OwnMood", ownMoodId) } : {}) };
}

builder.objectFields(ViewerType, (t) => ({
  currentMood: t.field({
    type: MoodNode,
    nullable: true,
    description: "The check-in with the latest time. Null before the first.",
    resolve: async (viewer) => (await currentMood(viewer)) ?? null,
  }),
  recentMoods: t.field({
    type: [MoodNode],
    description: "The check-ins of the last seven days, by the person's calendar, newest first.",
    // A hundred at most, but few people check in more than three times a day.
    complexity: { field: 1, multiplier: 20 },
    resolve: recentMoods,
  }),
  moods: t.connection({
    type: MoodNode,
    description: "The person's check-ins, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listMoods(viewer, window)),
  }),
}));

const payloads = payloadsOf(MoodNode, "mood", { save: "saveMood", edit: "editMood", remove: "deleteMood" });

const words = {
  value: "The mood.",
  ownMoodId: "A mood in the person's own words that stands for `value`.",
  finerWord: "One of the finer words for the mood. Another mood without one takes it away.",
  journalTitle: "The title of the check-in.",
  note: "What influenced the mood.",
};

builder.mutationFields((t) => ({
  saveMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Saved,
    description: "Saves a check-in. Moods earn no karma.",
    errors: { types: [Refusal] },
    extensions: { proves: true, weight: saveWeight },
    input: {
      value: t.input.field({ type: MoodValueType, required: true, description: words.value }),
      ownMoodId: t.input.id({ description: words.ownMoodId }),
      finerWord: t.input.field({ type: FinerWordType, description: words.finerWord }),
      journalTitle: t.input.string({ maxLength: textLimits.moodTitle, description: words.journalTitle }),
      note: t.input.string({ maxLength: textLimits.note, description: words.note }),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await saveMood(viewer, withRawIds(draft), stamp)),
      viewer,
    }),
  }),
  editMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Edits a check-in. Fields that are left out stay unchanged.",
    errors: { types: [Refusal] },
    input: {
      value: t.input.field({ type: MoodValueType, description: words.value }),
      ownMoodId: t.input.id({ description: words.ownMoodId }),
      finerWord: t.input.field({ type: FinerWordType, description: words.finerWord }),
      journalTitle: t.input.string({ maxLength: textLimits.moodTitle, description: words.journalTitle }),
      note: t.input.string({ maxLength: textLimits.note, description: words.note }),
      ...editFields(t.input),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editMood(viewer, rawIdOf("Mood", id), withRawIds(edit)),
      viewer,
    }),
  }),
  deleteMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    needsSpace: false,
    description: "Deletes a check-in for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Mood", input.id, deleteMood),
  }),
}));
