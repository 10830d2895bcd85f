import type { Mood } from "#domain/moods.ts";
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

/** The same text for all spellings of a word that count as one, as they do for own moods: case and blanks do not matter. */
export function wordKey(word: string): string {
  return nameKey(word);
}

/** The words in their order, each in its first spelling. */
export function eachWordOnce(words: readonly string[]): string[] {
  const once = new Map<string, string>();
  for (const word of words) if (!once.has(wordKey(word))) once.set(wordKey(word), word);
  return [...once.values()];
}

/** The moods of the entries, the most frequent first. Each has the spelling that is used most. */
function moodsOf({ entries, suggestions = new Map<string, Mood>() }: Elsewhere): ElsewhereMood[] {
  const words = new Map<string, Map<string, number>>();
  for (const { mood } of entries) {
    if (mood === undefined) continue;
    const spellings = words.get(wordKey(mood)) ?? new Map<string, number>();
    words.set(wordKey(mood), spellings.set(keptName(mood), (spellings.get(keptName(mood)) ?? 0) + 1));
  }
  const ofApp = new Map([...suggestions].map(([name, mood]) => [wordKey(name), mood]));
  return [...words]
    .map(([key, spellings]) => {
      const [name = key] = [...spellings].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      const count = [...spellings.values()].reduce((sum, each) => sum + each, 0);
      return { key, name, count, suggestion: suggestionFor(name) ?? ofApp.get(key) };
    })
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
