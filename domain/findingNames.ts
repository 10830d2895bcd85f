import { effectFaces, emotionFaces, type Face } from "./emotions.ts";
import { foldedText, containsTerm, type Term } from "./finding.ts";
import { allFinerWords } from "./finerWords.ts";
import { journalFaces } from "./journal.ts";
import { moodFaces } from "./moods.ts";

const faces = { mood: moodFaces, emotion: emotionFaces, effect: effectFaces, page: journalFaces } as const;

/** A kind of value that an entry stores as a key: a mood, an emotion, an emoji, a finer word. */
export type NamedKind = keyof typeof faces | "finer";

/** The name of such a value, such as "mood.happy", as terms and entries use it. */
export function nameOf(kind: NamedKind, key: string): string {
  return `${kind}.${key}`;
}

const named = [
  ...Object.entries(faces).flatMap(([kind, ofKind]) =>
    Object.entries<Face>(ofKind).map(([key, { label, emoji }]) => ({
      // Safe: the keys of `faces` are these kinds.
      name: nameOf(kind as NamedKind, key),
      text: foldedText(`${label} ${emoji}`),
    })),
  ),
  ...allFinerWords.map(({ word }) => ({ name: nameOf("finer", word), text: foldedText(word) })),
];

/** A word of the person's own, as terms and entries use it, with its folded text. */
export interface OwnName {
  name: string;
  text: string;
}

/** The name of a tag or an own mood, such as "tag.4f0c", with the text that a term is compared with. */
export function ownNameOf(kind: "tag" | "ownMood", id: string, text: string): OwnName {
  return { name: ownName(kind, id), text: foldedText(text) };
}

/** The name of a tag or an own mood, as an entry has it. */
export function ownName(kind: "tag" | "ownMood", id: string): string {
  return `${kind}.${id}`;
}

/** Adds to each term the moods, emotions and words of the person's own whose name or emoji it matches. */
export function withNames(terms: readonly Term[], own: readonly OwnName[] = []): Term[] {
  return terms.map((term) => ({
    ...term,
    names: [...named, ...own].filter(({ text }) => containsTerm(text, term.text)).map(({ name }) => name),
  }));
}
