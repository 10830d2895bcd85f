import { z } from "zod";
import { moodKind } from "#domain/entries/mood.ts";
import { allFinerWords } from "#domain/finerWords.ts";
import { entryRoutes } from "#server/diary/entryRoutes.ts";
import { creation, editing, entryShapes, commonFieldsOf, withOneTime } from "#server/diary/entryShapes.ts";
import { textJson, textShapes, textsOf } from "#server/diary/kindShapes.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { deleteMood, editMood, listMoods, placesOfMoods, readMood, saveMood, type MoodRow } from "./moods.ts";
import { faceOf } from "#server/nouns/words/ownMoods.ts";

const { value, ownMoodId, finerWord } = moodKind.fields;

const moodDraft = z.object({
  value: z.string().describe(value.spelled),
  ownMoodId: z.uuid().nullish().describe(ownMoodId.says),
  finerWord: z.string().nullish().describe(finerWord.spelled),
  ...textShapes(moodKind),
  ...creation,
});

const moodEdit = moodDraft.omit({ clientId: true }).partial().extend(editing);

export const moodJson = z
  .object({
    id: z.uuid(),
    emoji: z.string().describe("That of the own mood, if there is one."),
    label: z.string().describe("The name of the mood: that of the own mood, if there is one."),
    value: z.enum(value.keys),
    ownMood: z
      .object({ id: z.uuid(), name: z.string(), emoji: z.string() })
      .meta({ id: "OwnMoodOfEntry" })
      .nullable()
      .describe("The mood in the person's own words, which stands for `value`."),
    finerWord: z.enum(allFinerWords.map(({ word }) => word)).nullable(),
    ...textJson(moodKind),
    ...entryShapes,
  })
  .meta({ id: "Mood" });

export const moodRoutes = entryRoutes({
  path: "/moods",
  listPath: "/moods/user",
  says: {
    list: "The person's moods, newest first.",
    save: "Saves a mood.",
    read: "One mood.",
    edit: "Edits a mood. Fields that are left out stay unchanged.",
    remove: "Deletes a mood for good.",
  },
  draft: moodDraft,
  edited: moodEdit,
  json: moodJson,
  page: listMoods,
  places: placesOfMoods,
  read: readMood,
  save: (viewer, draft, stamp) => saveMood(viewer, withOneTime(draft), stamp),
  edit: (viewer, id, edit) => editMood(viewer, id, withOneTime(edit)),
  remove: deleteMood,
  jsonFor: async (viewer) => (row) => asMoodJson(viewer, row),
});

/** A mood as REST gives it. */
export async function asMoodJson(viewer: Viewer, mood: MoodRow): Promise<z.input<typeof moodJson>> {
  const { id } = mood;
  const { emoji, label, own } = await faceOf(viewer, mood);
  const ownMood = own ? { id: own.id, name: own.name, emoji: own.emoji } : null;
  return {
    id,
    emoji,
    label,
    value: mood.value,
    ownMood,
    finerWord: mood.finerWord,
    ...textsOf(moodKind, mood),
    ...(await commonFieldsOf(viewer, mood)),
  };
}
