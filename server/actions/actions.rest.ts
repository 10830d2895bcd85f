import { z } from "zod";
import type { Action } from "#server/generated/prisma/client.ts";
import { dateText } from "#server/pages.ts";
import { route } from "#server/rest/route.ts";
import { clientIdOf, instant, optionalText, pageOf, pageQuery } from "#server/rest/shapes.ts";
import { deleteAction, editAction, listActions, logAction, readAction } from "./actions.ts";

const type = z.enum(["action", "event"]);
const classification = z.enum(["positive", "negative"]);

const texts = {
  eventTitle: optionalText,
  description: optionalText,
  reflection1: optionalText,
  reflection2: optionalText,
  reflection3: optionalText,
  note: optionalText,
};

const actionDraft = z.object({
  clientId: z.string().optional().describe("Sent again, it is the same save. The Idempotency-Key header does as well."),
  type,
  classification,
  intention: classification.nullish().describe("For actions; ignored for events."),
  emotionResponse: z.string().describe("An emotion's key, label or emoji."),
  effectOnOthers: z.string().describe("An emotion, or no_one_affected."),
  ...texts,
  createdAt: instant.optional().describe("When it happened; now, if not said."),
});

const actionEdit = actionDraft.omit({ clientId: true }).partial();

const actionJson = z
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
    karmaImpact: z.literal(1).describe("Always 1; the true numbers are gold and coal."),
    gold: z.number().int(),
    coal: z.number().int(),
    createdAt: z.iso.datetime().describe("When it happened."),
    recordedAt: z.iso.datetime().describe("When it was written down."),
    editedAt: z.iso.datetime().nullable(),
    localDate: z.iso.date().describe("The day it belongs to."),
    timeZone: z.string(),
    alreadySaved: z.literal(true).optional().describe("Saved before under this clientId, with other content."),
  })
  .meta({ id: "Action" });

export const actionRoutes = [
  route(
    "get",
    "/actions/user",
    { summary: "Own actions and events, newest first.", query: pageQuery, answers: z.array(actionJson) },
    async (viewer, asked) =>
      (await pageOf(asked, "/actions/user", (window) => listActions(viewer, window))).map(asActionJson),
  ),

  route(
    "post",
    "/actions",
    { summary: "Logs an action or event.", body: actionDraft, answers: actionJson, status: 201 },
    async (viewer, { body: { createdAt, clientId, ...draft }, ...asked }) => {
      const logged = await logAction(viewer, {
        ...draft,
        clientId: clientIdOf(clientId, asked),
        occurredAt: createdAt,
      });
      return { ...asActionJson(logged.action), ...(logged.alreadySaved ? { alreadySaved: true } : {}) };
    },
  ),

  route("get", "/actions/:id", { summary: "One entry.", answers: actionJson }, async (viewer, { params }) =>
    asActionJson(await readAction(viewer, params.id ?? "")),
  ),

  route(
    "patch",
    "/actions/:id",
    { summary: "Changes an entry; what is not named stays.", body: actionEdit, answers: actionJson },
    async (viewer, { params, body: { createdAt, ...edit } }) =>
      asActionJson(await editAction(viewer, params.id ?? "", { ...edit, occurredAt: createdAt })),
  ),

  route("delete", "/actions/:id", { summary: "Deletes an entry for good." }, (viewer, { params }) =>
    deleteAction(viewer, params.id ?? ""),
  ),
];

function asActionJson(action: Action): z.input<typeof actionJson> {
  const { userId: _, clientId: _c, ruleVersion: _r, earns: _e, occurredAt, ...shown } = action;
  return {
    ...shown,
    // Columns of plain text that only the operations write.
    type: action.type as z.input<typeof type>,
    classification: action.classification as z.input<typeof classification>,
    intention: action.intention as z.input<typeof classification> | null,
    karmaImpact: 1,
    createdAt: occurredAt.toISOString(),
    recordedAt: action.createdAt.toISOString(),
    editedAt: action.editedAt?.toISOString() ?? null,
    localDate: dateText(action.localDate),
  };
}
