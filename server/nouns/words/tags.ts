import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { madeTags, namedTags, refuseTooMany, tagNameHash, type NewTag } from "#server/diary/ownTags.ts";
import { readTags, type Tag } from "#server/diary/readTags.ts";
import { keptName, tagGroupProblem, tagNameProblem } from "#domain/ownWords.ts";
import { cannotChange } from "#domain/unreadable.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { handOverTag, noteTagsChanged } from "./tagsOfEntries.ts";
import { changeTexts, changeWord, changing, readWord, requireWords, type WordShape } from "./words.ts";

/** Tags, as own words. */
export const tagShape: WordShape<Tag> = {
  table: "Tag",
  refusals: {
    missing: "This tag isn’t here any more.",
    unreadable: cannotChange.tag,
    taken: "You already have a tag with this name. Merge the two instead.",
    intoItself: "Please choose another tag to merge it into.",
  },
  says: {
    short: "tag",
    noun: "a tag",
    entries: "entries",
    merges: "All its entries get the other tag, and so do later saves that name it.",
    deletes: "Deletes a tag. Its entries stay, without it.",
    deleted: "the tag is deleted, and its entries stay without it.",
  },
  hashOf: tagNameHash,
  find: async (viewer, id) => (await readTags(viewer, [id]))[0],
  handOver: handOverTag,
};

/**
 * Makes a tag, or finds the one of this name: an archived one comes back, a merged one is the one it was merged into.
 * Throws BadInput naming the field.
 */
export async function createTag(viewer: Viewer, draft: NewTag): Promise<Tag> {
  const named = namedTags(viewer, [draft]);
  const [made] = await changing(viewer, async (sql) => {
    await refuseTooMany(viewer, named, "name", sql);
    return sql<{ leads: string }>`with ${madeTags(viewer, named, sqlText``)} select leads from made limit 1`;
  });
  return readWord(tagShape, viewer, made?.leads ?? "");
}

/** Renames a tag. Throws NotFound, Taken if another tag has this name, CannotOpen, or BadInput naming the field. */
export async function renameTag(viewer: Viewer, id: string, sent: string): Promise<void> {
  const problem = tagNameProblem(sent);
  if (problem) throw new BadInput(problem, "name");
  const name = keptName(sent);
  await changeWord(tagShape, viewer, id, (texts) => ({ ...texts, name }));
}

/** Puts tags in a group; null takes them out of theirs. Unknown tags are left out. Throws BadInput or CannotOpen. */
export async function groupTags(viewer: Viewer, ids: readonly string[], sent: string | null): Promise<void> {
  const problem = tagGroupProblem(sent ?? "");
  if (problem) throw new BadInput(problem, "group");
  const group = keptName(sent ?? "") || null;
  await changing(viewer, (sql) => changeTexts(tagShape, viewer, sql, ids, (texts) => ({ ...texts, group })));
}

/** What insights and memories may do with a tag. Choices that are left out stay as they are. */
export interface TagChoices {
  isCompared?: boolean | null | undefined;
  isLeftOutOfMemories?: boolean | null | undefined;
}

/** Changes what insights and memories may do with a tag, from now on. Throws NotFound. */
export async function chooseForTag(viewer: Viewer, id: string, choices: TagChoices): Promise<void> {
  const { isCompared = null, isLeftOutOfMemories = null } = choices;
  await changing(viewer, async (sql) => {
    await requireWords(tagShape, viewer, sql, [id]);
    await sql`
      update "Tag" set "isCompared" = coalesce(${isCompared}::boolean, "isCompared"),
        "isLeftOutOfMemories" = coalesce(${isLeftOutOfMemories}::boolean, "isLeftOutOfMemories")
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
    await noteTagsChanged(viewer, sql);
  });
}
