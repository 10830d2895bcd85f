import { z } from "zod";
import { deletedUser, deliveryMethods, exchangeTypes, templates } from "#domain/exchanges.ts";
import { clientIdLength, textLimits } from "#domain/limits.ts";
import { momentCursorOf, type FeedWindow } from "#server/store/pages.ts";
import { unreadable } from "#server/diary/entryShapes.ts";
import { route } from "#server/kit/rest/route.ts";
import { listedBy, optionalText, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import { dayShown, instantShown } from "#server/kit/times.ts";
import { readExchange, type ExchangeRow } from "./copies.ts";
import { deleteExchange } from "./delete.ts";
import { asExchangeJson } from "./exchangeJson.ts";
import { listExchanges, type ExchangeList } from "./list.ts";
import { noteOn, sendExchange } from "./send.ts";

const exchangeDraft = z.object({
  type: z
    .string()
    .optional()
    .describe(`${exchangeTypes.join(", ")}: one of these.`),
  deliveryMethod: optionalText.describe(
    `${deliveryMethods.join(", ")}: how to send it; app by default. Otherwise only the sender has a copy.`,
  ),
  recipientId: optionalText,
  recipientUsername: textOf(textLimits.recipient)
    .nullish()
    .describe("The recipient's username, if there is no id; outside the app, any name."),
  message: textOf(textLimits.message)
    .optional()
    .describe(`At most ${textLimits.message.toLocaleString("en")} characters.`),
  template: optionalText.describe(`${templates.join(", ")}, or its words.`),
  clientId: textOf(clientIdLength)
    .optional()
    .describe("A repeated request with the same id sends one message. The Idempotency-Key header does the same."),
});

export const exchangeJson = z
  .object({
    id: z.uuid(),
    type: z.enum(exchangeTypes),
    deliveryMethod: z.enum(deliveryMethods),
    message: z.string(),
    template: z.string().nullable(),
    karmaValue: z.number().int().describe("The Good Karma that the recipient got."),
    senderId: z.uuid(),
    senderUsername: z.string().nullable(),
    senderDisplayName: z.string().nullable().describe(`"${deletedUser}" if the account is deleted.`),
    recipientId: z.uuid().nullable().describe("Null outside the app."),
    recipientUsername: z.string().nullable(),
    recipientDisplayName: z.string().nullable().describe(`"${deletedUser}" if the account is deleted.`),
    createdAt: instantShown,
    localDate: dayShown.describe("The day it counts for, by the calendar of the copy's owner."),
    unreadable,
    note: z.string().optional().describe("A sentence for the person if a gift carries no Good Karma."),
    alreadySaved: z.literal(true).optional().describe("True if this clientId was sent before with other content."),
  })
  .meta({ id: "KarmaExchange" });

export const exchangeRoutes = [
  route(
    "post",
    "/karma-exchanges",
    {
      summary: "Sends good karma, a kind message or constructive feedback.",
      body: exchangeDraft,
      answers: exchangeJson,
      status: 201,
    },
    async (viewer, { body: { clientId, type = "", message = "", ...draft }, idempotencyKey }) => {
      const stamp = { clientId: clientId ?? idempotencyKey };
      const { entry, alreadySaved } = await sendExchange(viewer, { ...draft, type, message }, stamp);
      const note = noteOn(entry);
      return {
        ...asExchangeJson(viewer, entry),
        ...(note === null ? {} : { note }),
        ...(alreadySaved ? { alreadySaved } : {}),
      };
    },
  ),

  listRoute("/karma-exchanges/sent", "The person's sent messages, newest first.", "sent"),
  listRoute("/karma-exchanges/all-received", "The person's received messages, newest first.", "received"),
  listRoute(
    "/karma-exchanges/received",
    "The received messages that the person has not marked as seen, newest first.",
    "unseen",
  ),

  route(
    "get",
    "/karma-exchanges/:id",
    { summary: "The person's copy of a message.", answers: exchangeJson },
    async (viewer, { params }) => asExchangeJson(viewer, await readExchange(viewer, params.id ?? "")),
  ),

  route(
    "delete",
    "/karma-exchanges/:id",
    { summary: "Deletes the person's copy of a message. The other person keeps theirs, and the Good Karma stays." },
    (viewer, { params }) => deleteExchange(viewer, params.id ?? ""),
  ),
];

function listRoute(path: string, summary: string, list: ExchangeList) {
  return route("get", path, { summary, query: pageQuery, answers: z.array(exchangeJson) }, (viewer, asked) => {
    const page = (window: FeedWindow) => listExchanges(viewer, window, list);
    return listedBy(asked, { page, places: page, cursorOf: placeOf }, (row) => asExchangeJson(viewer, row));
  });
}

function placeOf({ createdAt, id }: ExchangeRow): string {
  return momentCursorOf({ at: createdAt, id });
}
