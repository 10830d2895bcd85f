import { keptName, nameKey } from "#domain/ownWords.ts";
import type { Elsewhere, ElsewhereEntry, ElsewhereGroup, ElsewhereMood, Matching } from "./elsewhere.ts";
import { suggestionFor } from "./suggestions.ts";

/** What there is to choose about a file of another app. */
export function matchingOf(elsewhere: Elsewhere): Matching {
  const { source, entries } = elsewhere;
  return {
    source,
    entries: entries.length,
    moods: moodsOf(elsewhere),
    groups: groupsOf(entries),
    surroundings: entries.find(({ surroundings }) => surroundings)?.surroundings,
  };
}

/** The moods of the entries, the most frequent first. */
function moodsOf({ entries, suggestions }: Elsewhere): ElsewhereMood[] {
  const counts = new Map<string, number>();
  for (const { mood } of entries) if (mood !== undefined) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count, suggestion: suggestionFor(name) ?? suggestions?.get(name) }))
    .toSorted((one, other) => other.count - one.count);
}

function groupsOf(entries: readonly ElsewhereEntry[]): ElsewhereGroup[] {
  const groups = new Map<string, Map<string, { name: string; count: number }>>();
  for (const { tags } of entries)
    for (const { name, group } of tags) {
      const tagsOfGroup = groups.get(group ?? "") ?? new Map<string, { name: string; count: number }>();
      groups.set(group ?? "", tagsOfGroup);
      const known = tagsOfGroup.get(nameKey(name)) ?? { name: keptName(name), count: 0 };
      known.count += 1;
      tagsOfGroup.set(nameKey(name), known);
    }
  return [...groups].map(([name, tags]) => ({ name, tags: tags.size, examples: examplesOf([...tags.values()]) }));
}

function examplesOf(tags: readonly { name: string; count: number }[]): string[] {
  return tags
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 4)
    .map(({ name }) => name);
}
