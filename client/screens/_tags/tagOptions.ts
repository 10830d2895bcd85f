import type { OwnTag } from "#client/data/words/ownWords.ts";
import type { TagOption } from "#client/ui/fields/TagField.tsx";
import { entriesCounted, likeliestFirst } from "#domain/likelyTags.ts";

/** The tags that are offered, the likeliest first. Archived ones and those that cannot be decrypted are not. */
export function tagOptions(tags: readonly OwnTag[]): TagOption[] {
  const offered = tags.filter(({ isArchived, name }) => !isArchived && name !== "");
  return likeliestFirst(offered.map(({ lastDay = null, ...tag }) => ({ ...tag, lastDay }))).map(
    ({ id, name, group = null, entries }) => ({ id, label: name, group, detail: entriesCounted(entries) }),
  );
}
