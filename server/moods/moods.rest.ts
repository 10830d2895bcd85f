import { z } from "zod";
import { moodFaces, moods, type Mood as MoodValue } from "#domain/moods.ts";
import type { Mood } from "#server/generated/prisma/client.ts";
import { dateText } from "#server/pages.ts";
import { route } from "#server/rest/route.ts";
import { clientIdOf, instant, optionalText, pageOf, pageQuery } from "#server/rest/shapes.ts";
import { deleteMood, editMood, listMoods, readMood, saveMood } from "./moods.ts";

const moodDraft = z.object({
  clientId: z.string().optional().describe("Sent again, it is the same save. The Idempotency-Key header does as well."),
  value: z.string().describe("Key of one of the 24 moods. It decides emoji and label; those sent are ignored."),
  journalTitle: optionalText,
  note: optionalText,
  createdAt: instant.optional().describe("When it was felt; now, if not said."),
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
    createdAt: z.iso.datetime().describe("When it was felt."),
    recordedAt: z.iso.datetime().describe("When it was written down."),
    editedAt: z.iso.datetime().nullable(),
    localDate: z.iso.date().describe("The day it belongs to."),
    timeZone: z.string(),
    alreadySaved: z.literal(true).optional().describe("Saved before under this clientId, with other content."),
  })
  .meta({ id: "Mood" });

export const moodRoutes = [
  route(
    "get",
    "/moods/user",
    { summary: "Own moods, newest first.", query: pageQuery, answers: z.array(moodJson) },
    async (viewer, asked) =>
      (await pageOf(asked, "/moods/user", (window) => listMoods(viewer, window))).map(asMoodJson),
  ),

  route(
    "post",
    "/moods",
    { summary: "Saves a mood.", body: moodDraft, answers: moodJson, status: 201 },
    async (viewer, { body: { createdAt, clientId, ...draft }, ...asked }) => {
      const saved = await saveMood(viewer, { ...draft, clientId: clientIdOf(clientId, asked), occurredAt: createdAt });
      return { ...asMoodJson(saved.mood), ...(saved.alreadySaved ? { alreadySaved: true } : {}) };
    },
  ),

  route("get", "/moods/:id", { summary: "One mood.", answers: moodJson }, async (viewer, { params }) =>
    asMoodJson(await readMood(viewer, params.id ?? "")),
  ),

  route(
    "patch",
    "/moods/:id",
    { summary: "Changes a mood; what is not named stays.", body: moodEdit, answers: moodJson },
    async (viewer, { params, body: { createdAt, ...edit } }) =>
      asMoodJson(await editMood(viewer, params.id ?? "", { ...edit, occurredAt: createdAt })),
  ),

  route("delete", "/moods/:id", { summary: "Deletes a mood for good." }, (viewer, { params }) =>
    deleteMood(viewer, params.id ?? ""),
  ),
];

function asMoodJson(mood: Mood): z.input<typeof moodJson> {
  // A column of plain text that only the operations write.
  const value = mood.value as MoodValue;
  return {
    id: mood.id,
    ...moodFaces[value],
    value,
    journalTitle: mood.journalTitle,
    note: mood.note,
    createdAt: mood.occurredAt.toISOString(),
    recordedAt: mood.createdAt.toISOString(),
    editedAt: mood.editedAt?.toISOString() ?? null,
    localDate: dateText(mood.localDate),
    timeZone: mood.timeZone,
  };
}
