import { builder } from "#server/kit/graph/builder.ts";
import { readTags, tagChoices, useOf, type Tag } from "./readTags.ts";

export const TagNode = builder.objectRef<Tag>("Tag");

builder.node(TagNode, {
  description: "A word of the person's own for entries.",
  id: { resolve: (tag) => tag.id },
  loadManyWithoutCache: async (ids: readonly string[], { viewer }) => {
    const tags = viewer ? await readTags(viewer, ids) : [];
    return ids.map((id) => tags.find((tag) => tag.id === id) ?? null);
  },
  authScopes: (tag, { viewer }) => tag.userId === viewer?.id,
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name. Empty if it cannot be decrypted." }),
    group: t.exposeString("group", { nullable: true, description: "The group it stands in, by name." }),
    isArchived: t.boolean({
      description: "Whether it is no longer offered. Its entries keep it.",
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    isCompared: t.exposeBoolean("isCompared", { description: tagChoices.isCompared }),
    isLeftOutOfMemories: t.exposeBoolean("isLeftOutOfMemories", { description: tagChoices.isLeftOutOfMemories }),
    entries: t.withAuth({ signedIn: true }).int({
      description: "The number of entries with it.",
      // The tags of one request are read together.
      complexity: { field: 1, multiplier: 0 },
      resolve: async (tag, _args, { viewer }) => (await useOf(viewer, tag)).entries,
    }),
    lastDay: t.withAuth({ signedIn: true }).field({
      type: "Date",
      nullable: true,
      description: "The last day with such an entry.",
      complexity: { field: 1, multiplier: 0 },
      resolve: async (tag, _args, { viewer }) => {
        const { lastDay } = await useOf(viewer, tag);
        return lastDay ? new Date(lastDay) : null;
      },
    }),
  }),
});
