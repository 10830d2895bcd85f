import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { route } from "#server/kit/rest/route.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import {
  archiveOwnMood,
  createOwnMood,
  deleteOwnMood,
  editOwnMood,
  mergeOwnMoods,
  moveOwnMood,
  readOwnMood,
} from "./changeOwnMoods.ts";
import { ownMoods, type OwnMood } from "./ownMoods.ts";

const ownMoodJson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    emoji: z.string(),
    value: z.enum(moods).describe("The mood that is counted."),
    isUsed: z.boolean().describe("Whether a check-in had it. Then `value` stays, and it cannot be deleted."),
    isArchived: z.boolean().describe("Whether it is no longer offered. Its check-ins keep it."),
  })
  .meta({ id: "OwnMood" });

const ownMoodDraft = z.object({
  name: textOf(textLimits.ownMood),
  emoji: z.string().describe("One emoji."),
  value: z.string().describe("Key of the mood that is counted."),
});

const ownMoodEdit = ownMoodDraft.partial().extend({
  isArchived: z.boolean().nullish(),
  before: z.string().nullish().describe("Moves it before this one; null moves it to the end."),
});

export const ownMoodRoutes = [
  route(
    "get",
    "/own-moods",
    {
      summary: "All moods in the person's own words in their order, archived ones too. Merged ones are left out.",
      answers: z.array(ownMoodJson),
    },
    async (viewer) => (await ownMoods(viewer)).all.map(asOwnMoodJson),
  ),

  route(
    "post",
    "/own-moods",
    {
      summary: "Makes a mood in the person's own words. The same one sent again is one; an archived one comes back.",
      body: ownMoodDraft,
      answers: ownMoodJson,
      status: 201,
    },
    async (viewer, { body }) => asOwnMoodJson(await createOwnMood(viewer, body)),
  ),

  route(
    "patch",
    "/own-moods/:id",
    {
      summary: "Changes, moves or archives an own mood. Fields that are left out stay unchanged.",
      body: ownMoodEdit,
      answers: ownMoodJson,
    },
    async (viewer, { params, body: { isArchived, before, ...edit } }) => {
      const id = params.id ?? "";
      await readOwnMood(viewer, id);
      if (Object.keys(edit).length > 0) await editOwnMood(viewer, id, edit);
      if (typeof isArchived === "boolean") await archiveOwnMood(viewer, id, isArchived);
      if (before !== undefined) await moveOwnMood(viewer, id, before);
      return asOwnMoodJson(await readOwnMood(viewer, id));
    },
  ),

  route(
    "post",
    "/own-moods/:id/merge",
    {
      summary:
        "Merges this own mood into another one. All its check-ins get the other, and keep the mood that is counted.",
      body: z.object({ into: z.string().describe("The own mood that stays.") }),
      answers: ownMoodJson,
    },
    async (viewer, { params, body }) => asOwnMoodJson(await mergeOwnMoods(viewer, params.id ?? "", body.into)),
  ),

  route(
    "delete",
    "/own-moods/:id",
    { summary: "Deletes an own mood that no check-in ever had." },
    (viewer, { params }) => deleteOwnMood(viewer, params.id ?? ""),
  ),
];

function asOwnMoodJson({ id, name, emoji, value, isUsed, archivedAt }: OwnMood): z.input<typeof ownMoodJson> {
  return { id, name, emoji, value, isUsed, isArchived: archivedAt !== null };
}
