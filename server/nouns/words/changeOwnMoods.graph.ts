import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { createOwnMood, editOwnMood, ownMoodShape } from "./changeOwnMoods.ts";
import { MoodValueType, OwnMoodNode } from "./ownMoods.graph.ts";
import { changedWord, endingMutations, placingMutations } from "./words.graph.ts";
import { readWord } from "./words.ts";

const ownMoods = {
  shape: ownMoodShape,
  node: OwnMoodNode,
  field: ["ownMood", "The mood in the person's own words."],
} as const;

const CreateOwnMoodPayload = changedWord(ownMoods, "CreateOwnMood", "the mood, new or found by its name.");
const EditOwnMoodPayload = changedWord(ownMoods, "EditOwnMood", "the changed mood.");

const words = {
  name: "The name.",
  emoji: "One emoji.",
  value: "The mood that is counted.",
};

builder.mutationFields((t) => ({
  createOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: CreateOwnMoodPayload,
    description: "Makes a mood in the person's own words. The same one sent again is one; an archived one comes back.",
    errors: { types: [Refusal] },
    input: {
      name: t.input.string({ required: true, maxLength: textLimits.ownMood, description: words.name }),
      emoji: t.input.string({ required: true, description: words.emoji }),
      value: t.input.field({ type: MoodValueType, required: true, description: words.value }),
    },
    resolve: async (_root, { input }, { viewer }) => ({ word: await createOwnMood(viewer, input), viewer }),
  }),
  editOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: EditOwnMoodPayload,
    description: "Changes an own mood, on all its mood entries. Fields that are left out stay unchanged.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: ownMoods.field[1] }),
      name: t.input.string({ maxLength: textLimits.ownMood, description: words.name }),
      emoji: t.input.string({ description: words.emoji }),
      value: t.input.field({ type: MoodValueType, description: `${words.value} It can change until the first use.` }),
    },
    resolve: async (_root, { input: { id: globalId, ...edit } }, { viewer }) => {
      const id = rawIdOf("OwnMood", globalId);
      await editOwnMood(viewer, id, edit);
      return { word: await readWord(ownMoodShape, viewer, id), viewer };
    },
  }),
}));

placingMutations(ownMoods);
endingMutations(ownMoods);
