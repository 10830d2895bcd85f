/** The same text for every case and character width of a name or email address. */
export function foldedName(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

/** How long the beginnings of words are by which people find a name, and how many words of a name count. */
export const searchedNames = { leastLetters: 2, mostLetters: 12, mostWords: 8 } as const;

/** The prefixes of each word of a person's names, 2 to 12 letters long, for search. */
export function prefixesOf(...names: readonly (string | null)[]): string[] {
  const words = names.flatMap((name) => wordsIn(name ?? "").slice(0, searchedNames.mostWords));
  return [...new Set(words.flatMap(beginningsOfWord))];
}

/** The prefix to search for: the longest word of the typed text. Undefined if it has too few letters. */
export function searchPrefix(typed: string): string | undefined {
  const cut = wordsIn(typed).map((word) => Array.from(word).slice(0, searchedNames.mostLetters).join(""));
  return cut.toSorted((one, other) => other.length - one.length)[0];
}

function wordsIn(name: string): string[] {
  const words = foldedName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => Array.from(word).length >= searchedNames.leastLetters);
}

function beginningsOfWord(word: string): string[] {
  const parts = Array.from(word).slice(0, searchedNames.mostLetters);
  return parts
    .slice(searchedNames.leastLetters - 1)
    .map((_letter, index) => parts.slice(0, searchedNames.leastLetters + index).join(""));
}
