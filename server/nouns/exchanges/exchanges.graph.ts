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
  description: "What people send each other.",
  values: enumOf(exchangeTypes, (type) => `${exchangeLabels[type]}.`),
});

const DeliveryMethodType = builder.enumType("DeliveryMethod", {
  description: "How it is sent. Outside of the app the sender sends it themselves, and only they keep a copy here.",
  values: enumOf(deliveryMethods, (method) => `${deliveryLabels[method]}.`),
});

const TemplateType = builder.enumType("ExchangeTemplate", {
  description: "The template a message began with.",
  values: enumOf(templates, (template) => `${templateLabels[template]}.`),
});

const sides = ["sent", "received"] as const;
const ExchangeSideType = builder.enumType("ExchangeSide", {
  description: "Whose copy it is.",
  values: enumOf(sides, (side) => (side === "sent" ? "The sender's." : "The recipient's.")),
});

export const ExchangeNode = builder.objectRef<ExchangeRow>("Exchange");

builder.node(ExchangeNode, {
  description: "The viewer's copy of what was sent. The other has one of their own, with the same id.",
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, { viewer }) => {
    const rows = viewer ? await readExchanges(viewer, ids) : [];
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  },
  authScopes: (exchange, { viewer }) => exchange.userId === viewer?.id,
  fields: (t) => ({
    type: t.expose("type", { type: ExchangeTypeType, description: "What it is." }),
    side: t.expose("side", { type: ExchangeSideType, description: "Whether the viewer sent or received it." }),
    message: t.exposeString("message", { description: "As it was written." }),
    template: t.expose("template", { type: TemplateType, nullable: true, description: "What it began with." }),
    deliveryMethod: t.expose("deliveryMethod", { type: DeliveryMethodType, description: "How it was sent." }),
    gold: t.exposeInt("gold", { description: "Good Karma that it brought its recipient." }),
    person: t.field({
      type: UserNode,
      nullable: true,
      description: "The other; null where the viewer may not see them, or they never were in the app.",
      resolve: ({ person }, _args, { viewer }) => (person && isSeenBy(person, viewer) ? person : null),
    }),
    personName: t.string({
      description:
        "The name to show for the other: their username where they are anonymous and the two are not connected, " +
        `"${deletedUser}" where they are gone.`,
      resolve: ({ person, otherId, recipientName }) =>
        person ? nameOf(person) : otherId ? deletedUser : (recipientName ?? deletedUser),
    }),
    isPersonMuted: t.boolean({
      nullable: true,
      description:
        "Whether the viewer takes no notice of the other; null where they are gone, or never were in the app.",
      resolve: ({ person }) => person?.isMuted ?? null,
    }),
    isPersonBlocked: t.boolean({
      nullable: true,
      description: "Whether the viewer has shut the other out; null where they are gone, or never were in the app.",
      resolve: ({ person }) => person?.isBlocked ?? null,
    }),
    localDate: t.expose("localDate", {
      type: "Date",
      description: "The day it counts for, by the calendar of its owner.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was sent." }),
    isSeen: t.boolean({ description: "Whether the viewer took note of it.", resolve: ({ seenAt }) => seenAt !== null }),
    isReported: t.exposeBoolean("isReported", { description: "Whether the viewer reported it." }),
    isUnreadable: t.exposeBoolean("isUnreadable", { description: unreadableWords }),
  }),
});

export const cursorOfExchange = ({ createdAt, id }: ExchangeRow) => momentCursorOf({ at: createdAt, id });

const mostDays = 36_500;

builder.objectField(ViewerType, "exchanges", (t) =>
  t.connection({
    type: ExchangeNode,
    description: "What the viewer sent and received, newest first.",
    args: {
      side: t.arg({ type: ExchangeSideType, description: "Only what was sent, or received." }),
      lastDays: t.arg.int({ description: "Only the last so many times 24 hours." }),
    },
    complexity: pageCost,
    resolve: (viewer, { side, lastDays, ...page }) => {
      if (typeof lastDays === "number" && (lastDays < 1 || lastDays > mostDays))
        throw new BadInput(`lastDays must be 1 to ${mostDays}.`, "lastDays");
      const since = lastDays ? new Date(Date.now() - lastDays * 86_400_000) : undefined;
      return pageBy(page, (window) => listExchanges(viewer, window, side ?? "all", since), cursorOfExchange);
    },
  }),
);

const SendExchangePayload = builder.objectRef<SentExchange & { viewer: Viewer }>("SendExchangePayload").implement({
  description: "It was sent.",
  fields: (t) => ({
    exchange: t.expose("entry", { type: ExchangeNode, description: "The sender's copy." }),
    alreadySaved: t.exposeBoolean("alreadySaved", {
      description: "True when this clientId was sent before with other content: the exchange is the first one.",
    }),
    note: t.string({
      nullable: true,
      description: "A kind word where a gift carries no gold.",
      resolve: ({ entry }) => noteOn(entry),
    }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Lists and counts after it." }),
  }),
});

const DeleteExchangePayload = builder
  .objectRef<{ deletedId: string; viewer: Viewer }>("DeleteExchangePayload")
  .implement({
    description: "The viewer's copy is gone; the other keeps theirs.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The global id it had." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Lists after it." }),
    }),
  });

builder.mutationFields((t) => ({
  sendExchange: t.withAuth({ signedIn: true }).fieldWithInput({
    type: SendExchangePayload,
    description: "Sends good karma, a kind message or constructive feedback.",
    errors: { types: [Refusal] },
    input: {
      type: t.input.field({ type: ExchangeTypeType, required: true, description: "What to send." }),
      message: t.input.string({
        required: true,
        maxLength: textLimits.message,
        description: "What to say.",
      }),
      deliveryMethod: t.input.field({ type: DeliveryMethodType, description: "In the app, unless said." }),
      recipientId: t.input.id({ description: "Whom, in the app." }),
      recipientUsername: t.input.string({
        maxLength: textLimits.recipient,
        description: "Whom: in the app by username, if there is no id; outside of it any name.",
      }),
      template: t.input.field({ type: TemplateType, description: "What the message began with." }),
      ...sendingFields(t.input),
    },
    resolve: async (_root, { input: { stamp, recipientId, ...draft } }, { viewer }) => ({
      ...(await sendExchange(viewer, { ...draft, recipientId: recipientId && rawIdOf("User", recipientId) }, stamp)),
      viewer,
    }),
  }),
  deleteExchange: t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteExchangePayload,
    description: "Deletes the viewer's copy. Its gold stays.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The exchange." }) },
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Exchange", input.id, deleteExchange),
  }),
}));
