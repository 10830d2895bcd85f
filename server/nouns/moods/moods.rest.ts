import { z } from "zod";
import { allFinerWords } from "#domain/finerWords.ts";
import { textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { saveWeight } from "#server/diary/saveEntries.ts";
import {
  asEditedJson,
  asSavedJson,
  creation,
  editing,
  entryShapes,
  commonFieldsOf,
  withOneTime,
} from "#server/diary/entryShapes.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { route } from "#server/kit/rest/route.ts";
import { listed, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import { deleteMood, editMood, listMoods, placesOfMoods, readMood, saveMood, type MoodRow } from "./moods.ts";
import { faceOf } from "./ownMoods.ts";

const moodDraft = z.object({
  value: z
    .string()
    .describe("Key of one of the 24 moods. It or the own mood decides emoji and label; sent ones are ignored."),
  ownMoodId: z.uuid().nullish().describe("A mood in the person's own words that stands for `value`."),
  finerWord: z.string().nullish().describe("One of the finer words for the mood. Another mood takes it away."),
  journalTitle: textOf(textLimits.moodTitle).nullish(),
  note: textOf(textLimits.note).nullish(),
  ...creation,
});

const moodEdit = moodDraft.omit({ clientId: true }).partial().extend(editing);

export const moodJson = z
  .object({
    id: z.uuid(),
    emoji: z.string().describe("That of the own mood, if there is one."),
    label: z.string().describe("The name of the mood: that of the own mood, if there is one."),
    value: z.enum(moods),
    ownMood: z
      .object({ id: z.uuid(), name: z.string(), emoji: z.string() })
      .meta({ id: "OwnMoodOfEntry" })
      .nullable()
      .describe("The mood in the person's own words, which stands for `value`."),
    finerWord: z.enum(allFinerWords.map(({ word }) => word)).nullable(),
    journalTitle: z.string().nullable(),
    note: z.string().nullable(),
    ...entryShapes,
  })
  .meta({ id: "Mood" });

export const moodRoutes = [
  route(
    "get",
    "/moods/user",
    { summary: "The person's moods, newest first.", query: pageQuery, answers: z.array(moodJson) },
    (viewer, asked) =>
      listed(
        asked,
        { page: (window) => listMoods(viewer, window), places: (window) => placesOfMoods(viewer, window) },
        (row) => asMoodJson(viewer, row),
      ),
  ),

  route(
    "post",
    "/moods",
    { summary: "Saves a mood.", body: moodDraft, answers: moodJson, status: 201, proves: true, weight: saveWeight },
    async (viewer, { body: { clientId, ...draft }, ...asked }) => {
      const stamp = { clientId: clientId ?? asked.idempotencyKey };
      return asSavedJson(await saveMood(viewer, withOneTime(draft), stamp), (row) => asMoodJson(viewer, row));
    },
  ),

  route("get", "/moods/:id", { summary: "One mood.", answers: moodJson }, async (viewer, { params }) =>
    asMoodJson(viewer, await readMood(viewer, params.id ?? "")),
  ),

  route(
    "patch",
    "/moods/:id",
    { summary: "Edits a mood. Fields that are left out stay unchanged.", body: moodEdit, answers: moodJson },
    (viewer, { params, body }) =>
      asEditedJson(editMood(viewer, params.id ?? "", withOneTime(body)), (row) => asMoodJson(viewer, row)),
  ),

  route("delete", "/moods/:id", { summary: "Deletes a mood for good." }, (viewer, { params }) =>
    deleteMood(viewer, params.id ?? ""),
  ),
];

/** A mood as REST gives it. */
export async function asMoodJson(viewer: Viewer, mood: MoodRow): Promise<z.input<typeof moodJson>> {
  const { id, value, finerWord, journalTitle, note } = mood;
  const { emoji, label, own } = await faceOf(viewer, mood);
  const ownMood = own ? { id: own.id, name: own.name, emoji: own.emoji } : null;
  return { id, emoji, label, value, ownMood, finerWord, journalTitle, note, ...(await commonFieldsOf(viewer, mood)) };
}
