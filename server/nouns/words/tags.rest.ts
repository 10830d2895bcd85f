import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import { tagJson } from "#server/diary/entryShapes.ts";
import { ownTags, tagChoices, useOf } from "#server/diary/readTags.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { dayShown } from "#server/kit/times.ts";
import { chooseForTag, createTag, groupTags, renameTag, tagShape } from "./tags.ts";
import { placeFields, wordRoutes } from "./words.rest.ts";

const choices = {
  isCompared: z.boolean().describe(tagChoices.isCompared),
  isLeftOutOfMemories: z.boolean().describe(tagChoices.isLeftOutOfMemories),
};

const listedTag = tagJson
  .extend({
    isArchived: z.boolean().describe("Whether it is no longer offered. Its entries keep it."),
    ...choices,
    entries: z.number().int().describe("The number of entries with it."),
    lastDay: dayShown.nullable().describe("The last day with such an entry."),
  })
  .meta({ id: "Tag" });

export const tagRoutes = wordRoutes(tagShape, {
  path: "/tags",
  says: {
    list: "All tags of the person in their order, archived ones too. Merged ones are left out.",
    create: "Makes a tag, or finds the one of this name. An archived one comes back.",
    edit: "Renames, groups, moves or archives a tag, or changes its choices. Fields that are left out stay unchanged.",
  },
  stays: "tag",
  draft: z.object({ name: textOf(textLimits.tag), group: textOf(textLimits.tagGroup).nullish() }),
  edited: z.object({
    name: textOf(textLimits.tag).nullish(),
    group: textOf(textLimits.tagGroup).nullish().describe("Null or an empty text takes it out of its group."),
    isCompared: choices.isCompared.nullish(),
    isLeftOutOfMemories: choices.isLeftOutOfMemories.nullish(),
    ...placeFields("tag"),
  }),
  json: listedTag,
  list: ownTags,
  create: createTag,
  edit: async (viewer, id, { name, group, ...chosen }) => {
    if (typeof name === "string") await renameTag(viewer, id, name);
    if (group !== undefined) await groupTags(viewer, [id], group);
    if (Object.values(chosen).some((choice) => typeof choice === "boolean")) await chooseForTag(viewer, id, chosen);
  },
  asJson: async (viewer, tag) => {
    const { id, name, group, archivedAt, isCompared, isLeftOutOfMemories } = tag;
    const use = await useOf(viewer, tag);
    return { id, name, group, isArchived: archivedAt !== null, isCompared, isLeftOutOfMemories, ...use };
  },
});
