import { z } from "zod";
import { deletedUser, deliveryMethods, exchangeTypes, templates } from "#domain/exchanges.ts";
import { clientIdLength, textLimits } from "#domain/limits.ts";
import { profileOf, selfOf } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { dateText, momentCursorOf, type FeedWindow } from "#server/store/pages.ts";
import { unreadable, unreadableMark } from "#server/diary/entryShapes.ts";
import { route } from "#server/kit/rest/route.ts";
import { listedBy, optionalText, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import { readExchange, type ExchangeRow } from "./copies.ts";
import { deleteExchange } from "./delete.ts";
import { listExchanges, type ExchangeList } from "./list.ts";
import { noteOn, sendExchange } from "./send.ts";

const exchangeDraft = z.object({
  type: z
    .string()
    .optional()
    .describe(`${exchangeTypes.join(", ")}: one of these.`),
  deliveryMethod: optionalText.describe(
    `${deliveryMethods.join(", ")}: app, if not said. Outside of it only the sender has a copy.`,
  ),
  recipientId: optionalText,
  recipientUsername: textOf(textLimits.recipient)
    .nullish()
    .describe("In place of the id; outside of the app any name."),
  message: textOf(textLimits.message).optional().describe("At most 1,000 characters."),
  template: optionalText.describe(`${templates.join(", ")}, or its words.`),
  clientId: textOf(clientIdLength)
    .optional()
    .describe("Sent again, it is the same message. The Idempotency-Key header does as well."),
});

const exchangeJson = z
  .object({
    id: z.uuid(),
    type: z.enum(exchangeTypes),
    deliveryMethod: z.enum(deliveryMethods),
    message: z.string(),
    template: z.string().nullable(),
    karmaValue: z.number().int().describe("Good Karma that it brought its recipient."),
    senderId: z.uuid(),
    senderUsername: z.string().nullable(),
    senderDisplayName: z.string().nullable().describe(`"${deletedUser}" where they are gone.`),
    recipientId: z.uuid().nullable().describe("Null outside of the app."),
    recipientUsername: z.string().nullable(),
    recipientDisplayName: z.string().nullable().describe(`"${deletedUser}" where they are gone.`),
    createdAt: z.iso.datetime(),
    localDate: z.iso.date().describe("The day it counts for, by the calendar of its owner."),
    unreadable,
    note: z.string().optional().describe("A kind word where a gift carries no gold."),
    alreadySaved: z.literal(true).optional().describe("Sent before under this clientId, with other content."),
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

  listRoute("/karma-exchanges/sent", "What one sent, newest first.", "sent"),
  listRoute("/karma-exchanges/all-received", "What one received, newest first.", "received"),
  listRoute("/karma-exchanges/received", "What one received and has taken no note of, newest first.", "unseen"),

  route(
    "get",
    "/karma-exchanges/:id",
    { summary: "One's own copy of a message.", answers: exchangeJson },
    async (viewer, { params }) => asExchangeJson(viewer, await readExchange(viewer, params.id ?? "")),
  ),

  route(
    "delete",
    "/karma-exchanges/:id",
    { summary: "Deletes one's own copy; the other keeps theirs, and the gold stays." },
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

function asExchangeJson(viewer: Viewer, row: ExchangeRow): z.input<typeof exchangeJson> {
  const { id, type, side, deliveryMethod, message, template, gold, createdAt, localDate } = row;
  const [self, other] = [partyOf(selfOf(viewer)), otherOf(row)];
  const [sender, recipient] = side === "sent" ? [self, other] : [other, self];
  return {
    id,
    type,
    deliveryMethod,
    message,
    template,
    karmaValue: gold,
    senderId: sender.id ?? viewer.id,
    senderUsername: sender.username,
    senderDisplayName: sender.displayName,
    recipientId: recipient.id,
    recipientUsername: recipient.username,
    recipientDisplayName: recipient.displayName,
    createdAt: createdAt.toISOString(),
    localDate: dateText(localDate),
    ...unreadableMark(row.isUnreadable),
  };
}

interface Party {
  id: string | null;
  username: string | null;
  displayName: string | null;
}

function otherOf({ person, otherId, recipientName }: ExchangeRow): Party {
  if (person) return partyOf(person);
  return { id: otherId, username: recipientName, displayName: otherId ? deletedUser : null };
}

function partyOf(person: Parameters<typeof profileOf>[0] & { username: string }): Party {
  return { id: person.id, username: person.username, displayName: profileOf(person).displayName };
}
