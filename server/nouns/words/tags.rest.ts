import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import { tagJson } from "#server/diary/entryShapes.ts";
import { ownTags, useOf } from "#server/diary/readTags.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { dayShown } from "#server/kit/times.ts";
import { createTag, groupTags, renameTag, tagShape } from "./tags.ts";
import { placeFields, wordRoutes } from "./words.rest.ts";

const listedTag = tagJson
  .extend({
    isArchived: z.boolean().describe("Whether it is no longer offered. Its entries keep it."),
    entries: z.number().int().describe("The number of entries with it."),
    lastDay: dayShown.nullable().describe("The last day with such an entry."),
  })
  .meta({ id: "Tag" });

export const tagRoutes = wordRoutes(tagShape, {
  path: "/tags",
  says: {
    list: "All tags of the person in their order, archived ones too. Merged ones are left out.",
    create: "Makes a tag, or finds the one of this name. An archived one comes back.",
    edit: "Renames, groups, moves or archives a tag. Fields that are left out stay unchanged.",
  },
  stays: "tag",
  draft: z.object({ name: textOf(textLimits.tag), group: textOf(textLimits.tagGroup).nullish() }),
  edited: z.object({
    name: textOf(textLimits.tag).nullish(),
    group: textOf(textLimits.tagGroup).nullish().describe("Null or an empty text takes it out of its group."),
    ...placeFields("tag"),
  }),
  json: listedTag,
  list: ownTags,
  create: createTag,
  edit: async (viewer, id, { name, group }) => {
    if (typeof name === "string") await renameTag(viewer, id, name);
    if (group !== undefined) await groupTags(viewer, [id], group);
  },
  asJson: async (viewer, tag) => {
    const { id, name, group, archivedAt } = tag;
    return { id, name, group, isArchived: archivedAt !== null, ...(await useOf(viewer, tag)) };
  },
});
