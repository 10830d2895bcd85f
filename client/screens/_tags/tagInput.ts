import type { ChosenTag } from "#client/ui/fields/TagField.tsx";

/** The tags of a form. Left out by a form that says nothing of tags. */
export interface WithTags {
  tags?: readonly ChosenTag[] | undefined;
}

/** The tags of a new entry's input. Without any, it says nothing of them, so that saving twice leaves them as they are. */
export function tagsInput({ tags = [] }: WithTags) {
  return tags.length === 0 ? {} : editedTagsInput({ tags });
}

/** The tags of an edit's input: these, and no others. */
export function editedTagsInput({ tags = [] }: WithTags) {
  const tagIds = tags.flatMap(({ id }) => id ?? []);
  const newTags = tags.flatMap(({ id, label }) => (id === null ? [{ name: label }] : []));
  return { tagIds, ...(newTags.length > 0 ? { newTags } : {}) };
}

interface TaggedContent {
  /** Of the stored entry. One that was deleted meanwhile is null. */
  ownTags?: readonly ({ id: string; name: string } | null)[];
  /** Of an edit that waits on this device. */
  tagIds?: readonly string[];
  newTags?: readonly { name: string }[];
}

/** Finds a tag or an own mood by its id. */
export type WordOf = (id: string) => { name: string; emoji?: string | undefined } | undefined;

/** The tags of an entry, or of the edit that waits for it, as a form has them. `wordOf` finds known tags. */
export function tagsIn(content: object, wordOf: WordOf): readonly ChosenTag[] {
  const { ownTags = [], tagIds, newTags = [] } = content as TaggedContent;
  const known = tagIds?.map((id) => ({ id, name: wordOf(id)?.name ?? "" })) ?? ownTags;
  return [
    ...known.flatMap((tag) => (tag?.name ? [{ id: tag.id, label: tag.name }] : [])),
    ...newTags.map(({ name }) => ({ id: null, label: name })),
  ];
}
