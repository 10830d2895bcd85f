import { effectFaces, effects, emotions } from "#domain/emotions.ts";
import { actionKind } from "#domain/entries/action.ts";
import { markOf } from "#domain/insights.ts";
import { entryMutations } from "#server/diary/entryMutations.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import { entryFields, pageCost, pageOf, rowsInOrder } from "#server/diary/entryTypes.ts";
import { kindFields } from "#server/diary/kindFields.ts";
import { aiInsight } from "#server/nouns/insights/insights.graph.ts";
import {
  deleteAction,
  editAction,
  listActions,
  logAction,
  mostResponses,
  readActions,
  recentResponses,
  type ActionRow,
  type RecentResponse,
} from "./actions.ts";

const ActionKind = builder.enumType("ActionType", {
  description: "Whether the person did it or it happened to them.",
  values: {
    ACTION: { value: "action", description: "Something I did." },
    EVENT: { value: "event", description: "Something that happened to me." },
  } as const,
});

const Classification = builder.enumType("Classification", {
  description: "Whether the person sees it as positive or negative.",
  values: {
    POSITIVE: { value: "positive", description: "Something good." },
    NEGATIVE: { value: "negative", description: "Something to learn from." },
  } as const,
});

const EmotionType = builder.enumType("Emotion", {
  description: "An emotional response.",
  values: enumOf(emotions, (key) => effectFaces[key].label),
});

const EffectType = builder.enumType("Effect", {
  description: "How other people were affected.",
  values: enumOf(effects, (key) => effectFaces[key].label),
});

const enums = {
  type: ActionKind,
  classification: Classification,
  intention: Classification,
  emotionResponse: EmotionType,
  effectOnOthers: EffectType,
};

export const ActionNode = builder.objectRef<ActionRow>("Action");

builder.node(ActionNode, {
  description: "An action or event: what a person did or what happened to them, and the karma it earned.",
  id: { resolve: (action) => action.id },
  loadManyWithoutCache: rowsInOrder(readActions),
  authScopes: (action, { viewer }) => action.userId === viewer?.id,
  fields: (t) => ({
    ...kindFields(actionKind, enums, t),
    gold: t.exposeInt("gold", { description: "The Good Karma it earned." }),
    coal: t.exposeInt("coal", { description: "The Learning Points it earned; -1 takes one away." }),
    aiInsight: t.field(aiInsight<ActionRow>(markOf)),
    ...entryFields(t),
  }),
});

const RecentResponseType = builder.objectRef<RecentResponse>("RecentResponse").implement({
  description: "How the person responded to an action or event, without its texts.",
  fields: (t) => ({
    entryId: t.id({
      description: "The global id of the action or event.",
      resolve: ({ id }) => globalIdOf("Action", id),
    }),
    type: t.expose("type", { type: ActionKind, description: "Whether the person did it or it happened to them." }),
    classification: t.expose("classification", {
      type: Classification,
      description: "Whether the person sees it as positive or negative.",
    }),
    emotionResponse: t.expose("emotionResponse", { type: EmotionType, description: "The emotional response." }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "When it happened." }),
    timeZone: t.exposeString("timeZone", { description: "The IANA time zone it was saved in." }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  actions: t.connection({
    type: ActionNode,
    description: "The person's actions and events, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listActions(viewer, window)),
  }),
  recentResponses: t.field({
    type: [RecentResponseType],
    description: `The responses to actions and events of the last seven days, by the person's calendar, newest first, ${mostResponses} at most.`,
    // Few people log more than three a day.
    complexity: { field: 1, multiplier: 20 },
    resolve: recentResponses,
  }),
}));

entryMutations(actionKind, ActionNode, enums, {
  says: {
    save: "Logs an action or event. The server calculates its karma.",
    edit: "Edits an action or event and recalculates its karma. Fields that are left out stay unchanged.",
    remove: "Deletes an entry for good.",
  },
  save: logAction,
  edit: editAction,
  remove: deleteAction,
});
