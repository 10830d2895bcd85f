import { effectFaces, effects, emotions } from "#domain/emotions.ts";
import { markOf } from "#domain/insights.ts";
import { saveWeight } from "#server/diary/saveEntries.ts";
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
  withRawTags,
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

const words = {
  type: "Action or event.",
  classification: "Whether the person sees it as positive or negative.",
  emotionResponse: "The person's emotional response.",
  effectOnOthers: "How other people were affected.",
  eventTitle: "A short title",
  description: "A longer description",
  reflection1: "Answer to the first question",
  reflection2: "Answer to the second question",
  reflection3: "Answer to the third question",
  note: "Anything else",
};

export const ActionNode = builder.objectRef<ActionRow>("Action");

builder.node(ActionNode, {
  description: "An action or event: what a person did or what happened to them, and the karma it earned.",
  id: { resolve: (action) => action.id },
  loadManyWithoutCache: rowsInOrder(readActions),
  authScopes: (action, { viewer }) => action.userId === viewer?.id,
  fields: (t) => ({
    type: t.expose("type", { type: ActionKind, description: words.type }),
    classification: t.expose("classification", { type: Classification, description: words.classification }),
    intention: t.expose("intention", {
      type: Classification,
      nullable: true,
      description: "The person's intention; null for events.",
    }),
    emotionResponse: t.expose("emotionResponse", { type: EmotionType, description: words.emotionResponse }),
    effectOnOthers: t.expose("effectOnOthers", { type: EffectType, description: words.effectOnOthers }),
    eventTitle: t.exposeString("eventTitle", { nullable: true, description: `${words.eventTitle}.` }),
    description: t.exposeString("description", { nullable: true, description: `${words.description}.` }),
    reflection1: t.exposeString("reflection1", { nullable: true, description: `${words.reflection1}.` }),
    reflection2: t.exposeString("reflection2", { nullable: true, description: `${words.reflection2}.` }),
    reflection3: t.exposeString("reflection3", { nullable: true, description: `${words.reflection3}.` }),
    note: t.exposeString("note", { nullable: true, description: `${words.note}.` }),
    gold: t.exposeInt("gold", { description: "The Good Karma it earned." }),
    coal: t.exposeInt("coal", { description: "The Learning Points it earned; -1 takes one away." }),
    aiInsight: t.field(aiInsight<ActionRow>(markOf)),
    ...entryFields(t),
  }),
});

builder.objectField(ViewerType, "actions", (t) =>
  t.connection({
    type: ActionNode,
    description: "The person's actions and events, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageOf(args, (window) => listActions(viewer, window)),
  }),
);

const payloads = payloadsOf(ActionNode, "action", { save: "logAction", edit: "editAction", remove: "deleteAction" });

function optionalFields(t: InputFields) {
  const text = (name: keyof typeof actionTexts) =>
    t.string({ maxLength: actionTexts[name].max, description: `${words[name]}.` });
  return {
    intention: t.field({ type: Classification, description: "Needed for actions; ignored for events." }),
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
    description: "Logs an action or event. The server calculates its karma.",
    errors: { types: [Refusal] },
    extensions: { proves: true, weight: saveWeight },
    input: {
      type: t.input.field({ type: ActionKind, required: true, description: words.type }),
      classification: t.input.field({ type: Classification, required: true, description: words.classification }),
      emotionResponse: t.input.field({ type: EmotionType, required: true, description: words.emotionResponse }),
      effectOnOthers: t.input.field({ type: EffectType, required: true, description: words.effectOnOthers }),
      ...optionalFields(t.input),
      ...creationFields(t.input),
    },
    resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
      ...(await logAction(viewer, withRawTags(draft), stamp)),
      viewer,
    }),
  }),
  editAction: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Edited,
    description: "Edits an action or event and recalculates its karma. Fields that are left out stay unchanged.",
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
      entry: await editAction(viewer, rawIdOf("Action", id), withRawTags(edit)),
      viewer,
    }),
  }),
  deleteAction: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloads.Deleted,
    needsSpace: false,
    description: "Deletes an entry for good.",
    errors: { types: [Refusal] },
    input: deletionFields(t.input),
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Action", input.id, deleteAction),
  }),
}));
