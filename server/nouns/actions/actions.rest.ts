import { z } from "zod";
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
import {
  actionTexts,
  deleteAction,
  editAction,
  listActions,
  logAction,
  placesOfActions,
  readAction,
  type ActionRow,
} from "./actions.ts";

const type = z.enum(["action", "event"]);
const classification = z.enum(["positive", "negative"]);

const text = (name: keyof typeof actionTexts) => textOf(actionTexts[name].max).nullish();

const texts = {
  eventTitle: text("eventTitle"),
  description: text("description"),
  reflection1: text("reflection1"),
  reflection2: text("reflection2"),
  reflection3: text("reflection3"),
  note: text("note"),
};

const actionDraft = z.object({
  type,
  classification,
  intention: classification.nullish().describe("Needed for actions; ignored for events."),
  emotionResponse: z.string().describe("An emotion's key, label or emoji."),
  effectOnOthers: z.string().describe("An emotion, or no_one_affected."),
  ...texts,
  ...creation,
});

const actionEdit = actionDraft.omit({ clientId: true }).partial().extend(editing);

export const actionJson = z
  .object({
    id: z.uuid(),
    type,
    classification,
    intention: classification.nullable(),
    emotionResponse: z.string(),
    effectOnOthers: z.string(),
    eventTitle: z.string().nullable(),
    description: z.string().nullable(),
    reflection1: z.string().nullable(),
    reflection2: z.string().nullable(),
    reflection3: z.string().nullable(),
    note: z.string().nullable(),
    karmaImpact: z.literal(1).describe("Always 1. The karma is in gold and coal."),
    gold: z.number().int(),
    coal: z.number().int(),
    ...entryShapes,
  })
  .meta({ id: "Action" });

export const actionRoutes = [
  route(
    "get",
    "/actions/user",
    { summary: "The person's actions and events, newest first.", query: pageQuery, answers: z.array(actionJson) },
    (viewer, asked) =>
      listed(
        asked,
        { page: (window) => listActions(viewer, window), places: (window) => placesOfActions(viewer, window) },
        (row) => asActionJson(viewer, row),
      ),
  ),

  route(
    "post",
    "/actions",
    {
      summary: "Logs an action or event.",
      body: actionDraft,
      answers: actionJson,
      status: 201,
      proves: true,
      weight: saveWeight,
    },
    async (viewer, { body: { clientId, ...draft }, ...asked }) => {
      const stamp = { clientId: clientId ?? asked.idempotencyKey };
      return asSavedJson(await logAction(viewer, withOneTime(draft), stamp), (row) => asActionJson(viewer, row));
    },
  ),

  route("get", "/actions/:id", { summary: "One entry.", answers: actionJson }, async (viewer, { params }) =>
    asActionJson(viewer, await readAction(viewer, params.id ?? "")),
  ),

  route(
    "patch",
    "/actions/:id",
    { summary: "Edits an entry. Fields that are left out stay unchanged.", body: actionEdit, answers: actionJson },
    (viewer, { params, body }) =>
      asEditedJson(editAction(viewer, params.id ?? "", withOneTime(body)), (row) => asActionJson(viewer, row)),
  ),

  route("delete", "/actions/:id", { summary: "Deletes an entry for good." }, (viewer, { params }) =>
    deleteAction(viewer, params.id ?? ""),
  ),
];

/** An action or event as REST gives it. */
export async function asActionJson(viewer: Viewer, action: ActionRow): Promise<z.input<typeof actionJson>> {
  return {
    id: action.id,
    type: action.type,
    classification: action.classification,
    intention: action.intention,
    emotionResponse: action.emotionResponse,
    effectOnOthers: action.effectOnOthers,
    eventTitle: action.eventTitle,
    description: action.description,
    reflection1: action.reflection1,
    reflection2: action.reflection2,
    reflection3: action.reflection3,
    note: action.note,
    karmaImpact: 1,
    gold: action.gold,
    coal: action.coal,
    ...(await commonFieldsOf(viewer, action)),
  };
}
