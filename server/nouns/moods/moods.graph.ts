import { moodKind } from "#domain/entries/mood.ts";
import { allFinerWords, type FinerWord } from "#domain/finerWords.ts";
import { noteStart } from "#domain/titles.ts";
import { entryMutations } from "#server/diary/entryMutations.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { entryFields, pageCost, pageOf, rowsInOrder } from "#server/diary/entryTypes.ts";
import { kindFields } from "#server/diary/kindFields.ts";
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
import { faceOf, ownMoodOf } from "#server/nouns/words/ownMoods.ts";
import { MoodValueType, OwnMoodNode } from "#server/nouns/words/ownMoods.graph.ts";

const definitions = new Map(allFinerWords.map(({ word, definition }) => [word, definition]));

const FinerWordType = builder.enumType("FinerWord", {
  description: "A finer word for a mood. Each mood has three, and each word belongs to one mood.",
  values: enumOf<FinerWord>([...definitions.keys()], (word) => definitions.get(word) ?? word),
});

const enums = { value: MoodValueType, finerWord: FinerWordType };

export const MoodNode = builder.objectRef<MoodRow>("Mood");

builder.node(MoodNode, {
  description: "A mood entry. A day may hold several.",
  id: { resolve: (mood) => mood.id },
  loadManyWithoutCache: rowsInOrder(readMoods),
  authScopes: (mood, { viewer }) => mood.userId === viewer?.id,
  fields: (t) => ({
    ...kindFields(moodKind, enums, t),
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
    hasNote: t.exposeBoolean("reflects", { description: "Whether there is a note. It is not decrypted for this." }),
    noteStart: t.string({
      nullable: true,
      description: "The first line of `note`, shortened for a list.",
      resolve: ({ note }) => note && noteStart(note),
    }),
    aiInsight: t.field(aiInsight(({ value }: MoodRow) => value)),
    ...entryFields(t),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  currentMood: t.field({
    type: MoodNode,
    nullable: true,
    description: "The mood entry with the latest time. Null before the first.",
    resolve: async (viewer) => (await currentMood(viewer)) ?? null,
  }),
  recentMoods: t.field({
    type: [MoodNode],
    description: "The mood entries of the last seven days, by the person's calendar, newest first.",
    // A hundred at most, but few people check in more than three times a day.
    complexity: { field: 1, multiplier: 20 },
    resolve: recentMoods,
  }),
  moods: t.connection({
    type: MoodNode,
    description: "The person's mood entries, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listMoods(viewer, window)),
  }),
}));

entryMutations(moodKind, MoodNode, enums, {
  says: {
    save: "Saves a mood entry. Moods earn no karma.",
    edit: "Edits a mood entry. Fields that are left out stay unchanged.",
    remove: "Deletes a mood entry for good.",
  },
  save: saveMood,
  edit: editMood,
  remove: deleteMood,
});
