import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { asSavedJson, creation, entryShapes, marksOf, timed } from "#server/diary/entryShapes.ts";
import { route } from "#server/kit/rest/route.ts";
import { listed, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import { deleteMood, editMood, listMoods, placesOfMoods, readMood, saveMood, type MoodRow } from "./moods.ts";

const moodDraft = z.object({
  value: z.string().describe("Key of one of the 24 moods. It decides emoji and label; those sent are ignored."),
  journalTitle: textOf(textLimits.moodTitle).nullish(),
  note: textOf(textLimits.note).nullish(),
  ...creation,
});

const moodEdit = moodDraft.omit({ clientId: true }).partial();

const moodJson = z
  .object({
    id: z.uuid(),
    emoji: z.string(),
    label: z.string(),
    value: z.enum(moods),
    journalTitle: z.string().nullable(),
    note: z.string().nullable(),
    ...entryShapes,
  })
  .meta({ id: "Mood" });

export const moodRoutes = [
  route(
    "get",
    "/moods/user",
    { summary: "Own moods, newest first.", query: pageQuery, answers: z.array(moodJson) },
    (viewer, asked) =>
      listed(
        asked,
        { page: (window) => listMoods(viewer, window), places: (window) => placesOfMoods(viewer, window) },
        asMoodJson,
      ),
  ),

  route(
    "post",
    "/moods",
    { summary: "Saves a mood.", body: moodDraft, answers: moodJson, status: 201, proves: true },
    async (viewer, { body: { clientId, ...draft }, ...asked }) => {
      const stamp = { clientId: clientId ?? asked.idempotencyKey };
      return asSavedJson(await saveMood(viewer, timed(draft), stamp), asMoodJson);
    },
  ),

  route("get", "/moods/:id", { summary: "One mood.", answers: moodJson }, async (viewer, { params }) =>
    asMoodJson(await readMood(viewer, params.id ?? "")),
  ),

  route(
    "patch",
    "/moods/:id",
    { summary: "Changes a mood; what is not named stays.", body: moodEdit, answers: moodJson },
    async (viewer, { params, body }) => asMoodJson(await editMood(viewer, params.id ?? "", timed(body))),
  ),

  route("delete", "/moods/:id", { summary: "Deletes a mood for good." }, (viewer, { params }) =>
    deleteMood(viewer, params.id ?? ""),
  ),
];

function asMoodJson(mood: MoodRow): z.input<typeof moodJson> {
  const { id, value, journalTitle, note } = mood;
  return { id, ...moodFaces[value], value, journalTitle, note, ...marksOf(mood) };
}
