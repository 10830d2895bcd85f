import { z } from "zod";
import { actionKind } from "#domain/entries/action.ts";
import { actionTypes, signs } from "#domain/karma.ts";
import { entryRoutes } from "#server/diary/entryRoutes.ts";
import { creation, editing, entryShapes, commonFieldsOf, withOneTime } from "#server/diary/entryShapes.ts";
import { textJson, textShapes, textsOf } from "#server/diary/kindShapes.ts";
import type { Viewer } from "#server/base/viewer.ts";
import {
  deleteAction,
  editAction,
  listActions,
  logAction,
  placesOfActions,
  readAction,
  type ActionRow,
} from "./actions.ts";

const { intention, emotionResponse, effectOnOthers } = actionKind.fields;
const type = z.enum(actionTypes);
const classification = z.enum(signs);

const actionDraft = z.object({
  type,
  classification,
  intention: classification.nullish().describe(intention.saysSent),
  emotionResponse: z.string().describe(emotionResponse.spelled),
  effectOnOthers: z.string().describe(effectOnOthers.spelled),
  ...textShapes(actionKind),
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
    ...textJson(actionKind),
    karmaImpact: z.literal(1).describe("Always 1. The karma is in gold and coal."),
    gold: z.number().int(),
    coal: z.number().int(),
    ...entryShapes,
  })
  .meta({ id: "Action" });

export const actionRoutes = entryRoutes({
  path: "/actions",
  listPath: "/actions/user",
  says: {
    list: "The person's actions and events, newest first.",
    save: "Logs an action or event.",
    read: "One entry.",
    edit: "Edits an entry. Fields that are left out stay unchanged.",
    remove: "Deletes an entry for good.",
  },
  draft: actionDraft,
  edited: actionEdit,
  json: actionJson,
  page: (viewer, window) => listActions(viewer, window),
  places: (viewer, window) => placesOfActions(viewer, window),
  read: readAction,
  save: (viewer, draft, stamp) => logAction(viewer, withOneTime(draft), stamp),
  edit: (viewer, id, edit) => editAction(viewer, id, withOneTime(edit)),
  remove: deleteAction,
  jsonFor: async (viewer) => (row) => asActionJson(viewer, row),
});

/** An action or event as REST gives it. */
export async function asActionJson(viewer: Viewer, action: ActionRow): Promise<z.input<typeof actionJson>> {
  return {
    id: action.id,
    type: action.type,
    classification: action.classification,
    intention: action.intention,
    emotionResponse: action.emotionResponse,
    effectOnOthers: action.effectOnOthers,
    ...textsOf(actionKind, action),
    karmaImpact: 1,
    gold: action.gold,
    coal: action.coal,
    ...(await commonFieldsOf(viewer, action)),
  };
}
