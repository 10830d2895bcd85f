import { moodFaces, moods } from "#domain/moods.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { ownMoods, type OwnMood } from "./ownMoods.ts";

export const MoodValueType = builder.enumType("MoodValue", {
  description: "A mood.",
  values: enumOf(moods, (mood) => moodFaces[mood].label),
});

export const OwnMoodNode = builder.objectRef<OwnMood>("OwnMood");

builder.node(OwnMoodNode, {
  description: "A mood in the person's own words, which stands for one of the 24.",
  id: { resolve: (mood) => mood.id },
  loadManyWithoutCache: async (ids: readonly string[], { viewer }) => {
    const own = viewer ? (await ownMoods(viewer)).all : [];
    return ids.map((id) => own.find((mood) => mood.id === id) ?? null);
  },
  authScopes: (mood, { viewer }) => mood.userId === viewer?.id,
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name. Empty if it cannot be decrypted." }),
    emoji: t.exposeString("emoji", { description: "The emoji." }),
    value: t.expose("value", { type: MoodValueType, description: "The mood that is counted." }),
    isUsed: t.exposeBoolean("isUsed", {
      description: "Whether a mood entry had it. Then `value` stays, and it cannot be deleted.",
    }),
    isArchived: t.boolean({
      description: "Whether it is no longer offered. Its mood entries keep it.",
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
  }),
});

builder.objectField(ViewerType, "ownMoods", (t) =>
  t.field({
    type: [OwnMoodNode],
    description: "All moods in the person's own words in their order, archived ones too. Merged ones are left out.",
    resolve: async (viewer) => [...(await ownMoods(viewer)).all],
  }),
);
