import { z } from "zod";
import { textLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { tagJson } from "#server/diary/entryShapes.ts";
import { ownTags, useOf, type Tag } from "#server/diary/readTags.ts";
import { route } from "#server/kit/rest/route.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { dayShown } from "#server/kit/times.ts";
import { deleteTag, mergeTags } from "./mergeTags.ts";
import { archiveTag, createTag, groupTags, moveTag, readTag, renameTag } from "./tags.ts";

const listedTag = tagJson
  .extend({
    isArchived: z.boolean().describe("Whether it is no longer offered. Its entries keep it."),
    entries: z.number().int().describe("The number of entries with it."),
    lastDay: dayShown.nullable().describe("The last day with such an entry."),
  })
  .meta({ id: "Tag" });

const tagEdit = z.object({
  name: textOf(textLimits.tag).nullish(),
  group: textOf(textLimits.tagGroup).nullish().describe("Null or an empty text takes it out of its group."),
  isArchived: z.boolean().nullish(),
  before: z.string().nullish().describe("Moves it before this tag; null moves it to the end."),
});

export const tagRoutes = [
  route(
    "get",
    "/tags",
    {
      summary: "All tags of the person in their order, archived ones too. Merged ones are left out.",
      answers: z.array(listedTag),
    },
    async (viewer) => Promise.all((await ownTags(viewer)).map((tag) => asTagJson(viewer, tag))),
  ),

  route(
    "post",
    "/tags",
    {
      summary: "Makes a tag, or finds the one of this name. An archived one comes back.",
      body: z.object({ name: textOf(textLimits.tag), group: textOf(textLimits.tagGroup).nullish() }),
      answers: listedTag,
      status: 201,
    },
    async (viewer, { body }) => asTagJson(viewer, await createTag(viewer, body)),
  ),

  route(
    "patch",
    "/tags/:id",
    {
      summary: "Renames, groups, moves or archives a tag. Fields that are left out stay unchanged.",
      body: tagEdit,
      answers: listedTag,
    },
    async (viewer, { params, body }) => {
      const id = params.id ?? "";
      await readTag(viewer, id);
      if (typeof body.name === "string") await renameTag(viewer, id, body.name);
      if (body.group !== undefined) await groupTags(viewer, [id], body.group);
      if (typeof body.isArchived === "boolean") await archiveTag(viewer, id, body.isArchived);
      if (body.before !== undefined) await moveTag(viewer, id, body.before);
      return asTagJson(viewer, await readTag(viewer, id));
    },
  ),

  route(
    "post",
    "/tags/:id/merge",
    {
      summary:
        "Merges this tag into another one. All its entries get the other tag, and so do later saves that name it.",
      body: z.object({ into: z.string().describe("The tag that stays.") }),
      answers: listedTag,
    },
    async (viewer, { params, body }) => asTagJson(viewer, await mergeTags(viewer, params.id ?? "", body.into)),
  ),

  route("delete", "/tags/:id", { summary: "Deletes a tag. Its entries stay, without it." }, (viewer, { params }) =>
    deleteTag(viewer, params.id ?? ""),
  ),
];

async function asTagJson(viewer: Viewer, tag: Tag): Promise<z.input<typeof listedTag>> {
  const { id, name, group, archivedAt } = tag;
  return { id, name, group, isArchived: archivedAt !== null, ...(await useOf(viewer, tag)) };
}
