import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { effectFaces, effects, emotions, type Effect, type Emotion } from "#domain/emotions.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import { afresh, type Viewer } from "#server/account/viewer.ts";
import { Refusal } from "#server/errors.ts";
import type { Action } from "#server/generated/prisma/client.ts";
import { builder, checkedPage, pageSize } from "#server/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/graph/globalIds.ts";
import { cursorOf, nobodysId } from "#server/pages.ts";
import { deleteAction, editAction, listActions, logAction, type ActionDraft } from "./actions.ts";

const ActionKind = builder.enumType("ActionType", {
  description: "Whose doing it was.",
  values: {
    ACTION: { value: "action", description: "Something I did." },
    EVENT: { value: "event", description: "Something that happened to me." },
  } as const,
});

const Classification = builder.enumType("Classification", {
  description: "How the person sees it.",
  values: {
    POSITIVE: { value: "positive", description: "For the good." },
    NEGATIVE: { value: "negative", description: "To learn from." },
  } as const,
});

const EmotionType = builder.enumType("Emotion", {
  description: "How the person responded.",
  values: valuesOf(emotions),
});

const EffectType = builder.enumType("Effect", {
  description: "How others were affected.",
  values: valuesOf(effects),
});

// Its columns are plain text to the database; the operations let nothing else in.
export const ActionNode = builder.prismaNode("Action", {
  description: "Something a person did or that happened to them, and the karma it earned.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.id ?? nobodysId }),
  authScopes: (action, { viewer }) => action.userId === viewer?.id,
  fields: (t) => ({
    type: t.field({
      type: ActionKind,
      description: "Action or event.",
      resolve: (action) => action.type as ActionDraft["type"],
    }),
    classification: t.field({
      type: Classification,
      description: "Positive or negative, as the person sees it.",
      resolve: (action) => action.classification as ActionDraft["classification"],
    }),
    intention: t.field({
      type: Classification,
      nullable: true,
      description: "What they meant to do; null for events.",
      resolve: (action) => action.intention as ActionDraft["classification"] | null,
    }),
    emotionResponse: t.field({
      type: EmotionType,
      description: "How they responded.",
      resolve: (action) => action.emotionResponse as Emotion,
    }),
    effectOnOthers: t.field({
      type: EffectType,
      description: "How others were affected.",
      resolve: (action) => action.effectOnOthers as Effect,
    }),
    eventTitle: t.exposeString("eventTitle", { nullable: true, description: "What it was, in short." }),
    description: t.exposeString("description", { nullable: true, description: "What it was, at length." }),
    reflection1: t.exposeString("reflection1", { nullable: true, description: "Answer to the first question." }),
    reflection2: t.exposeString("reflection2", { nullable: true, description: "Answer to the second question." }),
    reflection3: t.exposeString("reflection3", { nullable: true, description: "Answer to the third question." }),
    note: t.exposeString("note", { nullable: true, description: "Anything else." }),
    gold: t.exposeInt("gold", { description: "Good Karma it earned." }),
    coal: t.exposeInt("coal", { description: "Learning Points it earned; -1 takes one back." }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "When it happened." }),
    timeZone: t.exposeString("timeZone", { description: "The IANA zone it was written in." }),
    localDate: t.expose("localDate", { type: "Date", description: "The day it belongs to, fixed when written." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written down." }),
    editedAt: t.expose("editedAt", { type: "DateTime", nullable: true, description: "When it was last changed." }),
  }),
});

builder.objectField(ViewerType, "actions", (t) =>
  t.connection({
    type: ActionNode,
    description: "Own actions and events, newest first.",
    complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? pageSize.usual }),
    resolve: (viewer, args) =>
      resolveCursorConnection(
        {
          args: checkedPage(args),
          toCursor: (action: Action) => cursorOf(action),
          defaultSize: pageSize.usual,
          maxSize: pageSize.most,
        },
        ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
          listActions(viewer, { limit, olderThan: after, newerThan: before, fromOldest: inverted }),
      ),
  }),
);

const LogActionPayload = builder
  .objectRef<{ action: Action; alreadySaved: boolean; viewer: Viewer }>("LogActionPayload")
  .implement({
    description: "The entry as it stands.",
    fields: (t) => ({
      action: t.field({ type: ActionNode, description: "The entry.", resolve: ({ action }) => action }),
      alreadySaved: t.exposeBoolean("alreadySaved", {
        description: "True when this clientId was saved before with other content: the entry is the first one.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after the save." }),
    }),
  });

builder.mutationField("logAction", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: LogActionPayload,
    description: "Logs an action or event. The karma it earns is worked out here.",
    errors: { types: [Refusal] },
    input: {
      clientId: t.input.id({
        required: true,
        description: "Made when the form opens: sent again, it is the same save.",
      }),
      type: t.input.field({ type: ActionKind, required: true, description: "Action or event." }),
      classification: t.input.field({ type: Classification, required: true, description: "As the person sees it." }),
      intention: t.input.field({ type: Classification, description: "For actions; ignored for events." }),
      emotionResponse: t.input.field({ type: EmotionType, required: true, description: "How they responded." }),
      effectOnOthers: t.input.field({ type: EffectType, required: true, description: "How others were affected." }),
      eventTitle: t.input.string({ description: "What it was, in short: at most 200 characters." }),
      description: t.input.string({ description: "What it was, at length: at most 500." }),
      reflection1: t.input.string({ description: "Answer to the first question: at most 2000." }),
      reflection2: t.input.string({ description: "Answer to the second question: at most 2000." }),
      reflection3: t.input.string({ description: "Answer to the third question: at most 2000." }),
      note: t.input.string({ description: "Anything else: at most 5000." }),
      occurredAt: t.input.field({ type: "DateTime", description: "When it happened; now, if not said." }),
    },
    resolve: async (_root, { input }, { viewer }) => {
      const logged = await logAction(viewer, input);
      return { ...logged, viewer: afresh(viewer) };
    },
  }),
);

const EditActionPayload = builder.objectRef<{ action: Action; viewer: Viewer }>("EditActionPayload").implement({
  description: "The entry after the change.",
  fields: (t) => ({
    action: t.field({ type: ActionNode, description: "The entry.", resolve: ({ action }) => action }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after the change." }),
  }),
});

builder.mutationField("editAction", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: EditActionPayload,
    description: "Changes an entry. What is not named stays; karma is worked out anew.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The entry." }),
      type: t.input.field({ type: ActionKind, description: "Action or event." }),
      classification: t.input.field({ type: Classification, description: "As the person sees it." }),
      intention: t.input.field({ type: Classification, description: "For actions; ignored for events." }),
      emotionResponse: t.input.field({ type: EmotionType, description: "How they responded." }),
      effectOnOthers: t.input.field({ type: EffectType, description: "How others were affected." }),
      eventTitle: t.input.string({ description: "What it was, in short: at most 200 characters." }),
      description: t.input.string({ description: "What it was, at length: at most 500." }),
      reflection1: t.input.string({ description: "Answer to the first question: at most 2000." }),
      reflection2: t.input.string({ description: "Answer to the second question: at most 2000." }),
      reflection3: t.input.string({ description: "Answer to the third question: at most 2000." }),
      note: t.input.string({ description: "Anything else: at most 5000." }),
      occurredAt: t.input.field({
        type: "DateTime",
        description: "Moves it to another time, in the zone it was written in.",
      }),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => {
      const action = await editAction(viewer, rawIdOf("Action", id), edit);
      return { action, viewer: afresh(viewer) };
    },
  }),
);

const DeleteActionPayload = builder.objectRef<{ deletedId: string; viewer: Viewer }>("DeleteActionPayload").implement({
  description: "The entry is gone, and what it gave was taken back.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The global id it had." }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Balances and lists after it." }),
  }),
});

builder.mutationField("deleteAction", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteActionPayload,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The entry." }) },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("Action", input.id);
      await deleteAction(viewer, id);
      return { deletedId: globalIdOf("Action", id), viewer: afresh(viewer) };
    },
  }),
);

function valuesOf<Key extends Effect>(keys: readonly Key[]) {
  const values = keys.map((key) => [key.toUpperCase(), { value: key, description: effectFaces[key].label }]);
  return Object.fromEntries(values) as Record<Uppercase<Key>, { value: Key; description: string }>;
}
