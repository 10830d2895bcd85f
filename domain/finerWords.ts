import { finerWords as sets } from "./content/finerWords.ts";
import { moods, type Mood } from "./moods.ts";

type WordsOf<Set> = Set extends unknown ? keyof Set : never;

/** A finer word for a mood. It is its own label. */
export type FinerWord = WordsOf<(typeof sets)[Mood]>;

export interface DefinedWord {
  word: FinerWord;
  definition: string;
}

/** The finer words for a mood, in the order in which they are offered. */
export function finerWordsOf(mood: Mood): readonly DefinedWord[] {
  // Safe: a set's keys are its words.
  return Object.entries(sets[mood]).map(([word, definition]) => ({ word: word as FinerWord, definition }));
}

/** All finer words, by the order of their moods. */
export const allFinerWords: readonly DefinedWord[] = moods.flatMap(finerWordsOf);

/** The finer word with this name, if it is one of the mood's. Ignores case. */
export function finerWordFor(mood: Mood, name: string | null | undefined): FinerWord | undefined {
  return finerWordsOf(mood).find(({ word }) => word === name?.toLowerCase())?.word;
}
