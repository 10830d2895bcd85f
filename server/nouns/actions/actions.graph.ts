import { effectFaces, effects, emotions } from "#domain/emotions.ts";
import { markOf } from "#domain/insights.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import {
  creationFields,
  deletedBy,
  deletionFields,
  editFields,
  pageCost,
  pageOf,
  payloadsOf,
  rowsInOrder,
  entryFields,
  type InputFields,
} from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { aiInsight } from "#server/nouns/insights/insights.graph.ts";
import {
  actionTexts,
  deleteAction,
  editAction,
  listActions,
  logAction,
  readActions,
  type ActionRow,
} from "./actions.ts";

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
  values: enumOf(emotions, (key) => effectFaces[key].label),
});

const EffectType = builder.enumType("Effect", {
  description: "How others were affected.",
  values: enumOf(effects, (key) => effectFaces[key].label),
});

const words = {
  type: "Action or event.",
  classification: "Positive or negative, as the person sees it.",
  emotionResponse: "How they responded.",
  effectOnOthers: "How others were affected.",
  eventTitle: "What it was, in short",
  description: "What it was, at length",
  reflection1: "Answer to the first question",
  reflection2: "Answer to the second question",
  reflection3: "Answer to the third question",
  note: "Anything else",
};

export const ActionNode = builder.objectRef<ActionRow>("Action");

builder.node(ActionNode, {
  description: "Something a person did or that happened to them, and the karma it earned.",
  id: { resolve: (action) => action.id },
  loadManyWithoutCache: rowsInOrder(readActions),
  authScopes: (action, { viewer }) => action.userId === viewer?.id,
  fields: (t) => ({
    type: t.expose("type", { type: ActionKind, description: words.type }),
    classification: t.expose("classification", { type: Classification, description: words.classification }),
    intention: t.expose("intention", {
      type: Classification,
      nullable: true,
      description: "What they meant to do; null for events.",
    }),
    emotionResponse: t.expose("emotionResponse", { type: EmotionType, description: words.emotionResponse }),
    effectOnOthers: t.expose("effectOnOthers", { type: EffectType, description: words.effectOnOthers }),
    eventTitle: t.exposeString("eventTitle", { nullable: true, description: `${words.eventTitle}.` }),
    description: t.exposeString("description", { nullable: true, description: `${words.description}.` }),
    reflection1: t.exposeString("reflection1", { nullable: true, description: `${words.reflection1}.` }),
    reflection2: t.exposeString("reflection2", { nullable: true, description: `${words.reflection2}.` }),
    reflection3: t.exposeString("reflection3", { nullable: true, description: `${words.reflection3}.` }),
    note: t.exposeString("note", { nullable: true, description: `${words.note}.` }),
    gold: t.exposeInt("gold", { description: "Good Karma it earned." }),
    coal: t.exposeInt("coal", { description: "Learning Points it earned; -1 takes one back." }),
    aiInsight: t.field(aiInsight<ActionRow>(markOf)),
    ...entryFields(t),
  }),
});

builder.objectField(ViewerType, "actions", (t) =>
  t.connection({
    type: ActionNode,
    description: "Own actions and events, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listActions(viewer, window)),
  }),
);

const payloads = payloadsOf(ActionNode, "action", { save: "logAction", edit: "editAction", remove: "deleteAction" });

function optionalFields(t: InputFields) {
  const text = (name: keyof typeof actionTexts) =>
    t.string({ maxLength: actionTexts[name].max, description: `${words[name]}.` });
  return {
    intention: t.field({ type: Classification, description: "For actions; ignored for events." }),
    eventTitle: text("eventTitle"),
    description: text("description"),
    reflection1: text("reflection1"),
    reflection2: text("reflection2"),
    reflection3: text("reflection3"),
    note: text("note"),
  };
}

builder.mutationFields((t) => ({
  logAction: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Saved,
    description: "Logs an action or event. The karma it earns is worked out here.",
    errors: { types: [Refusal] },
    extensions: { proves: true },
    input: {
      type: t.input.field({ type: ActionKind, required: true, description: words.type }),
      classification: t.input.field({ type: Classification, required: true, description: words.classification }),
      emotionResponse: t.input.field({ type: EmotionType, required: true, description: words.emotionResponse }),
      effectOnOthers: t.input.field({ type: EffectType, required: true, description: words.effectOnOthers }),
      ...optionalFields(t.input),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await logAction(viewer, draft, stamp)),
      viewer,
    }),
  }),
  editAction: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Changes an entry. What is not named stays; karma is worked out anew.",
    errors: { types: [Refusal] },
    input: {
      type: t.input.field({ type: ActionKind, description: words.type }),
      classification: t.input.field({ type: Classification, description: words.classification }),
      emotionResponse: t.input.field({ type: EmotionType, description: words.emotionResponse }),
      effectOnOthers: t.input.field({ type: EffectType, description: words.effectOnOthers }),
      ...optionalFields(t.input),
      ...editFields(t.input),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      entry: await editAction(viewer, rawIdOf("Action", id), edit),
      viewer,
    }),
  }),
  deleteAction: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Action", input.id, deleteAction),
  }),
}));
