import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { ownTags, readTags, tagChoices, type Tag } from "#server/diary/readTags.ts";
import { TagNode } from "#server/diary/tags.graph.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { chooseForTag, createTag, groupTags, renameTag, tagShape } from "./tags.ts";
import { changedWord, endingMutations, placingMutations, viewerWords } from "./words.graph.ts";
import { readWord } from "./words.ts";

builder.objectField(ViewerType, "tags", (t) =>
  t.field({
    type: [TagNode],
    description: "All tags of the person in their order, archived ones too. Merged ones are left out.",
    // Few people have many.
    complexity: { field: 1, multiplier: 20 },
    resolve: ownTags,
  }),
);

const tags = { shape: tagShape, node: TagNode, field: ["tag", "The tag."] } as const;

const CreateTagPayload = changedWord(tags, "CreateTag", "the tag, new or found by its name.");
const RenameTagPayload = changedWord(tags, "RenameTag", "the renamed tag.");

const ChooseForTagPayload = changedWord(tags, "ChooseForTag", "the tag with its choices.");

const GroupTagsPayload = builder.objectRef<{ tags: Tag[]; viewer: Viewer }>("GroupTagsPayload").implement({
  description: "Result: the tags in their group.",
  fields: (t) => ({
    tags: t.expose("tags", { type: [TagNode], description: "The tags." }),
    viewer: t.expose("viewer", { type: ViewerType, description: viewerWords(tagShape) }),
  }),
});

builder.mutationFields((t) => ({
  createTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: CreateTagPayload,
    description: "Makes a tag, or finds the one of this name. An archived one comes back.",
    errors: { types: [Refusal] },
    input: {
      name: t.input.string({ required: true, maxLength: textLimits.tag, description: "The name." }),
      group: t.input.string({ maxLength: textLimits.tagGroup, description: "The group of a new tag." }),
    },
    resolve: async (_root, { input }, { viewer }) => ({ word: await createTag(viewer, input), viewer }),
  }),
  renameTag: t.withAuth({ signedIn: true }).fieldWithInput({
    type: RenameTagPayload,
    description: "Renames a tag, on all its entries.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: tags.field[1] }),
      name: t.input.string({ required: true, maxLength: textLimits.tag, description: "The new name." }),
    },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("Tag", input.id);
      await renameTag(viewer, id, input.name);
      return { word: await readWord(tagShape, viewer, id), viewer };
    },
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
    resolve: async (_root, { input }, { viewer }) => {
      const ids = input.ids.map((id) => rawIdOf("Tag", id));
      await groupTags(viewer, ids, input.group ?? null);
      return { tags: await readTags(viewer, ids), viewer };
    },
  }),
}));

builder.mutationField("chooseForTag", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ChooseForTagPayload,
    description: "Changes what insights and memories may do with a tag. Choices that are left out stay as they are.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: tags.field[1] }),
      isCompared: t.input.boolean({ description: tagChoices.isCompared }),
      isLeftOutOfMemories: t.input.boolean({ description: tagChoices.isLeftOutOfMemories }),
    },
    resolve: async (_root, { input }, { viewer }) => {
      const id = rawIdOf("Tag", input.id);
      await chooseForTag(viewer, id, input);
      return { word: await readWord(tagShape, viewer, id), viewer };
    },
  }),
);

placingMutations(tags);
endingMutations(tags);
