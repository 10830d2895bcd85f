import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import {
  archiveOwnMood,
  createOwnMood,
  deleteOwnMood,
  editOwnMood,
  mergeOwnMoods,
  moveOwnMood,
} from "./changeOwnMoods.ts";
import type { OwnMood } from "./ownMoods.ts";
import { MoodValueType, OwnMoodNode } from "./ownMoods.graph.ts";

interface Changed {
  ownMood: OwnMood;
  viewer: Viewer;
}

const viewerWords = "The viewer with the changed moods.";

function changedPayload(name: string, description: string) {
  return builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      ownMood: t.expose("ownMood", { type: OwnMoodNode, description: "The mood in the person's own words." }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
    }),
  });
}

const CreateOwnMoodPayload = changedPayload("CreateOwnMoodPayload", "Result: the mood, new or found by its name.");
const EditOwnMoodPayload = changedPayload("EditOwnMoodPayload", "Result: the changed mood.");
const MoveOwnMoodPayload = changedPayload("MoveOwnMoodPayload", "Result: the mood at its new place.");
const ArchiveOwnMoodPayload = changedPayload("ArchiveOwnMoodPayload", "Result: the mood, archived or not.");

const MergeOwnMoodsPayload = builder.objectRef<Changed & { deletedId: string }>("MergeOwnMoodsPayload").implement({
  description: "Result: the mood that has all check-ins, and the one that is gone.",
  fields: (t) => ({
    ownMood: t.expose("ownMood", { type: OwnMoodNode, description: "The mood that has the check-ins of both." }),
    deletedId: t.exposeID("deletedId", { description: "The global id of the merged mood." }),
    viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
  }),
});

const DeleteOwnMoodPayload = builder
  .objectRef<{ deletedId: string; viewer: Viewer }>("DeleteOwnMoodPayload")
  .implement({
    description: "Result: the unused mood is deleted.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The global id of the deleted mood." }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
    }),
  });

const words = {
  id: "The mood in the person's own words.",
  name: "The name.",
  emoji: "One emoji.",
  value: "The mood that is counted.",
};

builder.mutationFields((t) => ({
  createOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: CreateOwnMoodPayload,
    description: "Makes a mood in the person's own words. The same one sent again is one; an archived one comes back.",
    errors: { types: [Refusal] },
    input: {
      name: t.input.string({ required: true, maxLength: textLimits.ownMood, description: words.name }),
      emoji: t.input.string({ required: true, description: words.emoji }),
      value: t.input.field({ type: MoodValueType, required: true, description: words.value }),
    },
    resolve: async (_root, { input }, { viewer }) => ({ ownMood: await createOwnMood(viewer, input), viewer }),
  }),
  editOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: EditOwnMoodPayload,
    description: "Changes an own mood, on all its check-ins. Fields that are left out stay unchanged.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: words.id }),
      name: t.input.string({ maxLength: textLimits.ownMood, description: words.name }),
      emoji: t.input.string({ description: words.emoji }),
      value: t.input.field({ type: MoodValueType, description: `${words.value} It can change until the first use.` }),
    },
    resolve: async (_root, { input: { id, ...edit } }, { viewer }) => ({
      ownMood: await editOwnMood(viewer, rawIdOf("OwnMood", id), edit),
      viewer,
    }),
  }),
  moveOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: MoveOwnMoodPayload,
    description: "Moves an own mood within the person's order.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: words.id }),
      before: t.input.id({ description: "The mood to put it before. Without one, it goes to the end." }),
    },
    resolve: async (_root, { input: { id, before } }, { viewer }) => ({
      ownMood: await moveOwnMood(viewer, rawIdOf("OwnMood", id), before ? rawIdOf("OwnMood", before) : null),
      viewer,
    }),
  }),
}));

builder.mutationFields((t) => ({
  archiveOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: ArchiveOwnMoodPayload,
    description: "Archives an own mood, so that it is no longer offered, or brings it back. Its check-ins keep it.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: words.id }),
      isArchived: t.input.boolean({ required: true, description: "False brings it back." }),
    },
    resolve: async (_root, { input: { id, isArchived } }, { viewer }) => ({
      ownMood: await archiveOwnMood(viewer, rawIdOf("OwnMood", id), isArchived),
      viewer,
    }),
  }),
  mergeOwnMoods: t.withAuth({ signedIn: true }).fieldWithInput({
    type: MergeOwnMoodsPayload,
    description:
      "Merges an own mood into another one. All its check-ins get the other, and keep the mood that is counted.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The mood to merge." }),
      into: t.input.id({ required: true, description: "The mood that stays." }),
    },
    resolve: async (_root, { input: { id, into } }, { viewer }) => {
      const merged = rawIdOf("OwnMood", id);
      return {
        ownMood: await mergeOwnMoods(viewer, merged, rawIdOf("OwnMood", into)),
        deletedId: globalIdOf("OwnMood", merged),
        viewer,
      };
    },
  }),
  deleteOwnMood: t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteOwnMoodPayload,
    needsSpace: false,
    description: "Deletes an own mood that no check-in ever had.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: words.id }) },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("OwnMood", input.id);
      await deleteOwnMood(viewer, id);
      return { deletedId: globalIdOf("OwnMood", id), viewer };
    },
  }),
}));
