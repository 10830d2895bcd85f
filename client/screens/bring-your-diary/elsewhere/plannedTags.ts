import { hiddenTag } from "#domain/journal.ts";
import { ownWordLimits, textLimits } from "#domain/limits.ts";
import { keptName, nameKey, tagNameProblem } from "#domain/ownWords.ts";
import type { Choices, ElsewhereEntry, ElsewhereTag } from "./elsewhere.ts";

/** Which tags an entry gets. `besides` are the names that stay words of its text, because a limit keeps them out. */
export interface TagPlan {
  of: (entry: ElsewhereEntry) => { tags: ElsewhereTag[]; besides: string };
}

/** Plans the tags of all entries. If there are more than a person may have, those that are used most become tags. */
export function plannedTags(entries: readonly ElsewhereEntry[], { groupsLeftOut }: Choices): TagPlan {
  const brought = ({ group }: ElsewhereTag) => !groupsLeftOut.includes(group ?? "");
  const counts = new Map<string, number>();
  for (const { tags } of entries)
    for (const tag of tags) {
      const key = nameKey(tag.name);
      if (brought(tag) && isTag(tag.name)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, ownWordLimits.tags);
  const kept = new Set(most.map(([key]) => key));

  return {
    of: (entry) => {
      const once = new Map(entry.tags.filter(brought).map((tag) => [nameKey(tag.name), tag]));
      const [tags, besides]: [ElsewhereTag[], string[]] = [[], []];
      for (const [key, tag] of once)
        if (kept.has(key) && tags.length < ownWordLimits.tagsOfEntry) tags.push(asTag(tag));
        else if (keptName(tag.name) !== "") besides.push(keptName(tag.name));
      return { tags, besides: besides.join(", ") };
    },
  };
}

function isTag(name: string): boolean {
  return tagNameProblem(name) === undefined;
}

function asTag({ name, group }: ElsewhereTag): ElsewhereTag {
  const kept = keptName(name);
  const shortGroup = group === null ? null : keptName(group).slice(0, textLimits.tagGroup) || null;
  // That name hides an entry from the history.
  return { name: nameKey(kept) === hiddenTag ? "mood reflection" : kept, group: shortGroup };
}
