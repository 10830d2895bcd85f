import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { ownTags, type Tag } from "#server/diary/readTags.ts";
import { TagNode } from "#server/diary/tags.graph.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { deleteTag, mergeTags } from "./mergeTags.ts";
import { archiveTag, createTag, groupTags, moveTag, renameTag } from "./tags.ts";

builder.objectField(ViewerType, "tags", (t) =>
  t.field({
    type: [TagNode],
    description: "All tags of the person in their order, archived ones too. Merged ones are left out.",
    // Few people have many.
    complexity: { field: 1, multiplier: 20 },
    resolve: ownTags,
  }),
);

interface Changed {
  tag: Tag;
  viewer: Viewer;
}

const viewerWords = "The viewer with the changed tags.";

function changedPayload(name: string, description: string) {
  return builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      tag: t.expose("tag", { type: TagNode, description: "The tag." }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
    }),
  });
}

const CreateTagPayload = changedPayload("CreateTagPayload", "Result: the tag, new or found by its name.");
const RenameTagPayload = changedPayload("RenameTagPayload", "Result: the renamed tag.");
const MoveTagPayload = changedPayload("MoveTagPayload", "Result: the tag at its new place.");
const ArchiveTagPayload = changedPayload("ArchiveTagPayload", "Result: the tag, archived or not.");

const GroupTagsPayload = builder.objectRef<{ tags: Tag[]; viewer: Viewer }>("GroupTagsPayload").implement({
  description: "Result: the tags in their group.",
  fields: (t) => ({
    tags: t.expose("tags", { type: [TagNode], description: "The tags." }),
    viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
  }),
});

const MergeTagsPayload = builder.objectRef<Changed & { deletedId: string }>("MergeTagsPayload").implement({
  description: "Result: the tag that has all entries, and the one that is gone.",
  fields: (t) => ({
    tag: t.expose("tag", { type: TagNode, description: "The tag that has the entries of both." }),
    deletedId: t.exposeID("deletedId", { description: "The global id of the merged tag." }),
    viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
  }),
});

const DeleteTagPayload = builder.objectRef<{ deletedId: string; viewer: Viewer }>("DeleteTagPayload").implement({
  description: "Result: the tag is deleted, and its entries stay without it.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The global id of the deleted tag." }),
    viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
  }),
});

const idWords = "The tag.";

builder.mutationFields((t) => ({
  createTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: CreateTagPayload,
    description: "Makes a tag, or finds the one of this name. An archived one comes back.",
    errors: { types: [Refusal] },
    input: {
      name: t.input.string({ required: true, maxLength: textLimits.tag, description: "The name." }),
      group: t.input.string({ maxLength: textLimits.tagGroup, description: "The group of a new tag." }),
    },
    resolve: async (_root, { input }, { viewer }) => ({ tag: await createTag(viewer, input), viewer }),
  }),
  renameTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: RenameTagPayload,
    description: "Renames a tag, on all its entries.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: idWords }),
      name: t.input.string({ required: true, maxLength: textLimits.tag, description: "The new name." }),
    },
    resolve: async (_root, { input: { id, name } }, { viewer }) => ({
      tag: await renameTag(viewer, rawIdOf("Tag", id), name),
      viewer,
    }),
  }),
  groupTags: t.withAuth({ signedIn: true }).fieldWithInput({
    type: GroupTagsPayload,
    description: "Puts tags in a group. Unknown tags are left out.",
    errors: { types: [Refusal] },
    input: {
      ids: t.input.idList({ required: true, description: "The tags." }),
      group: t.input.string({
        maxLength: textLimits.tagGroup,
        description: "The group's name. Without one, the tags leave their group.",
      }),
    },
    resolve: async (_root, { input: { ids, group } }, { viewer }) => ({
      tags: await groupTags(
        viewer,
        ids.map((id) => rawIdOf("Tag", id)),
        group ?? null,
      ),
      viewer,
    }),
  }),
}));

builder.mutationFields((t) => ({
  moveTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: MoveTagPayload,
    description: "Moves a tag within the person's order.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: idWords }),
      before: t.input.id({ description: "The tag to put it before. Without one, it goes to the end." }),
    },
    resolve: async (_root, { input: { id, before } }, { viewer }) => ({
      tag: await moveTag(viewer, rawIdOf("Tag", id), before ? rawIdOf("Tag", before) : null),
      viewer,
    }),
  }),
  archiveTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: ArchiveTagPayload,
    description: "Archives a tag, so that it is no longer offered, or brings it back. Its entries keep it.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: idWords }),
      isArchived: t.input.boolean({ required: true, description: "False brings it back." }),
    },
    resolve: async (_root, { input: { id, isArchived } }, { viewer }) => ({
      tag: await archiveTag(viewer, rawIdOf("Tag", id), isArchived),
      viewer,
    }),
  }),
  mergeTags: t.withAuth({ signedIn: true }).fieldWithInput({
    type: MergeTagsPayload,
    description:
      "Merges a tag into another one. All its entries get the other tag, and so do later saves that name it.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The tag to merge." }),
      into: t.input.id({ required: true, description: "The tag that stays." }),
    },
    resolve: async (_root, { input: { id, into } }, { viewer }) => {
      const merged = rawIdOf("Tag", id);
      return {
        tag: await mergeTags(viewer, merged, rawIdOf("Tag", into)),
        deletedId: globalIdOf("Tag", merged),
        viewer,
      };
    },
  }),
  deleteTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteTagPayload,
    needsSpace: false,
    description: "Deletes a tag. Its entries stay, without it.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: idWords }) },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("Tag", input.id);
      await deleteTag(viewer, id);
      return { deletedId: globalIdOf("Tag", id), viewer };
    },
  }),
}));
