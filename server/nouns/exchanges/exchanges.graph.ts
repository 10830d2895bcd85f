import {
  deletedUser,
  deliveryLabels,
  deliveryMethods,
  exchangeLabels,
  exchangeTypes,
  templateLabels,
  templates,
} from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { UserNode } from "#server/nouns/account/account.graph.ts";
import { isSeenBy, nameOf } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { BadInput, Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { deletedBy, pageBy, pageCost, sendingFields, unreadableWords } from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { momentCursorOf } from "#server/store/pages.ts";
import { readExchanges, type ExchangeRow } from "./copies.ts";
import { deleteExchange } from "./delete.ts";
import { listExchanges } from "./list.ts";
import { noteOn, sendExchange, type SentExchange } from "./send.ts";

const ExchangeTypeType = builder.enumType("ExchangeType", {
  description: "The kind of a message.",
  values: enumOf(exchangeTypes, (type) => `${exchangeLabels[type]}.`),
});

const DeliveryMethodType = builder.enumType("DeliveryMethod", {
  description: "How a message is sent. Outside the app the sender delivers it, and only the sender has a copy here.",
  values: enumOf(deliveryMethods, (method) => `${deliveryLabels[method]}.`),
});

const TemplateType = builder.enumType("ExchangeTemplate", {
  description: "The template a message began with.",
  values: enumOf(templates, (template) => `${templateLabels[template]}.`),
});

const sides = ["sent", "received"] as const;
const ExchangeSideType = builder.enumType("ExchangeSide", {
  description: "Whether the viewer sent or received the message.",
  values: enumOf(sides, (side) => (side === "sent" ? "The viewer sent it." : "The viewer received it.")),
});

export const ExchangeNode = builder.objectRef<ExchangeRow>("Exchange");

builder.node(ExchangeNode, {
  description: "The viewer's copy of a message. The other person has their own copy with the same id.",
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, { viewer }) => {
    const rows = viewer ? await readExchanges(viewer, ids) : [];
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  },
  authScopes: (exchange, { viewer }) => exchange.userId === viewer?.id,
  fields: (t) => ({
    type: t.expose("type", { type: ExchangeTypeType, description: "The kind of message." }),
    side: t.expose("side", { type: ExchangeSideType, description: "Whether the viewer sent or received it." }),
    message: t.exposeString("message", { description: "The text." }),
    template: t.expose("template", { type: TemplateType, nullable: true, description: "The template it began with." }),
    deliveryMethod: t.expose("deliveryMethod", { type: DeliveryMethodType, description: "How it was sent." }),
    gold: t.exposeInt("gold", { description: "The Good Karma that the recipient got." }),
    person: t.field({
      type: UserNode,
      nullable: true,
      description: "The other person. Null if the viewer cannot see them or they have no account.",
      resolve: ({ person }, _args, { viewer }) => (person && isSeenBy(person, viewer) ? person : null),
    }),
    personName: t.string({
      description:
        "The name to show for the other person: the username if they are anonymous and not connected, " +
        `"${deletedUser}" if the account is deleted.`,
      resolve: ({ person, otherId, recipientName }) =>
        person ? nameOf(person) : otherId ? deletedUser : (recipientName ?? deletedUser),
    }),
    isPersonMuted: t.boolean({
      nullable: true,
      description: "Whether the viewer has muted the other person. Null if that person is deleted or has no account.",
      resolve: ({ person }) => person?.isMuted ?? null,
    }),
    isPersonBlocked: t.boolean({
      nullable: true,
      description: "Whether the viewer has blocked the other person. Null if that person is deleted or has no account.",
      resolve: ({ person }) => person?.isBlocked ?? null,
    }),
    localDate: t.expose("localDate", {
      type: "Date",
      description: "The day it counts for, by the calendar of the copy's owner.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was sent." }),
    isSeen: t.boolean({
      description: "Whether the viewer has seen the message.",
      resolve: ({ seenAt }) => seenAt !== null,
    }),
    isReported: t.exposeBoolean("isReported", { description: "Whether the viewer has reported the message." }),
    isUnreadable: t.exposeBoolean("isUnreadable", { description: unreadableWords }),
  }),
});

export const cursorOfExchange = ({ createdAt, id }: ExchangeRow) => momentCursorOf({ at: createdAt, id });

export const mostDays = 36_500;

builder.objectField(ViewerType, "exchanges", (t) =>
  t.connection({
    type: ExchangeNode,
    description: "The viewer's sent and received messages, newest first.",
    args: {
      side: t.arg({ type: ExchangeSideType, description: "Only sent messages, or only received ones." }),
      lastDays: t.arg.int({ description: "Only messages of the last so many times 24 hours." }),
    },
    complexity: pageCost,
    resolve: (viewer, { side, lastDays, ...page }) => {
      if (typeof lastDays === "number" && (lastDays < 1 || lastDays > mostDays))
        throw new BadInput(`lastDays must be 1 to ${mostDays}.`, "lastDays");
      const since = lastDays ? new Date(clock.now() - lastDays * 86_400_000) : undefined;
      return pageBy(page, (window) => listExchanges(viewer, window, side ?? "all", since), cursorOfExchange);
    },
  }),
);

const SendExchangePayload = builder.objectRef<SentExchange & { viewer: Viewer }>("SendExchangePayload").implement({
  description: "Result: the message is sent.",
  fields: (t) => ({
    exchange: t.expose("entry", { type: ExchangeNode, description: "The sender's copy of the message." }),
    alreadySaved: t.exposeBoolean("alreadySaved", {
      description: "True if this clientId was sent before with other content. `exchange` is then the first message.",
    }),
    note: t.string({
      nullable: true,
      description: "A sentence for the person if a gift carries no Good Karma.",
      resolve: ({ entry }) => noteOn(entry),
    }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Lists and counts after it." }),
  }),
});

const DeleteExchangePayload = builder
  .objectRef<{ deletedId: string; viewer: Viewer }>("DeleteExchangePayload")
  .implement({
    description: "Result: the viewer's copy is deleted; the other person keeps theirs.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The global id of the deleted entry." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the changed lists." }),
    }),
  });

builder.mutationFields((t) => ({
  sendExchange: t.withAuth({ signedIn: true }).fieldWithInput({
    type: SendExchangePayload,
    description: "Sends good karma, a kind message or constructive feedback.",
    errors: { types: [Refusal] },
    input: {
      type: t.input.field({ type: ExchangeTypeType, required: true, description: "The kind of message." }),
      message: t.input.string({
        required: true,
        maxLength: textLimits.message,
        description: "The text.",
      }),
      deliveryMethod: t.input.field({
        type: DeliveryMethodType,
        description: "How to send it; in the app by default.",
      }),
      recipientId: t.input.id({ description: "Id of the recipient, in the app." }),
      recipientUsername: t.input.string({
        maxLength: textLimits.recipient,
        description: "In the app, the recipient's username if there is no id; outside the app, any name.",
      }),
      template: t.input.field({ type: TemplateType, description: "The template the text began with." }),
      ...sendingFields(t.input),
    },
    resolve: async (_root, { input: { stamp, recipientId, ...draft } }, { viewer }) => ({
      ...(await sendExchange(viewer, { ...draft, recipientId: recipientId && rawIdOf("User", recipientId) }, stamp)),
      viewer,
    }),
  }),
  deleteExchange: t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteExchangePayload,
    needsSpace: false,
    description: "Deletes the viewer's copy of a message. Its Good Karma stays.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The message." }) },
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Exchange", input.id, deleteExchange),
  }),
}));
