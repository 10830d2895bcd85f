import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { createOwnMood, editOwnMood, ownMoodShape } from "./changeOwnMoods.ts";
import { ownMoods } from "./ownMoods.ts";
import { placeFields, wordRoutes } from "./words.rest.ts";

const ownMoodJson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    emoji: z.string(),
    value: z.enum(moods).describe("The mood that is counted."),
    isUsed: z.boolean().describe("Whether a mood entry had it. Then `value` stays, and it cannot be deleted."),
    isArchived: z.boolean().describe("Whether it is no longer offered. Its mood entries keep it."),
  })
  .meta({ id: "OwnMood" });

const ownMoodDraft = z.object({
  name: textOf(textLimits.ownMood),
  emoji: z.string().describe("One emoji."),
  value: z.string().describe("Key of the mood that is counted."),
});

export const ownMoodRoutes = wordRoutes(ownMoodShape, {
  path: "/own-moods",
  says: {
    list: "All moods in the person's own words in their order, archived ones too. Merged ones are left out.",
    create: "Makes a mood in the person's own words. The same one sent again is one; an archived one comes back.",
    edit: "Changes, moves or archives an own mood. Fields that are left out stay unchanged.",
  },
  stays: "own mood",
  draft: ownMoodDraft,
  edited: ownMoodDraft.partial().extend(placeFields("one")),
  json: ownMoodJson,
  list: async (viewer) => (await ownMoods(viewer)).all,
  create: createOwnMood,
  edit: async (viewer, id, edit) => {
    if (Object.keys(edit).length > 0) await editOwnMood(viewer, id, edit);
  },
  asJson: (_viewer, { id, name, emoji, value, isUsed, archivedAt }) => {
    return { id, name, emoji, value, isUsed, isArchived: archivedAt !== null };
  },
});
