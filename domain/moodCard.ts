import type { Face } from "./emotions.ts";
import { notePreviewLength } from "./limits.ts";
import type { Mood } from "./moods.ts";

/** Shown before the first mood is saved (docs/rules.md, Moods). It is not one of the 24 and has no key. */
export const defaultMood: Face = { emoji: "😊", label: "Calm & Content" };

/**
 * A short note, or the start of a long one and "..." (docs/rules.md, Lengths of texts). The cut never splits an emoji.
 */
export function notePreview(note: string): string {
  if (note.length <= notePreviewLength) return note;
  return `${note.slice(0, notePreviewLength).replace(/[\uD800-\uDBFF]$/, "")}...`;
}

/** A mood of the person's own, by its face. */
export interface OwnFace extends Face {
  id: string;
}

/** A mood to be logged with one press. */
export interface OfferedMood {
  value: Mood;
  /** The mood of the person's own, of which `value` is the mood beneath. */
  own?: OwnFace | undefined;
}

/** What home offers to be logged with one press: the latest four different moods, filled up for somebody who has logged fewer. */
export function quickMoods(newestFirst: readonly OfferedMood[]): readonly OfferedMood[] {
  const offered = new Map<string, OfferedMood>();
  for (const mood of [...newestFirst, ...firstOffered.map((value) => ({ value }))]) {
    const { own, value }: OfferedMood = mood;
    if (!offered.has(own?.id ?? value)) offered.set(own?.id ?? value, mood);
  }
  return [...offered.values()].slice(0, firstOffered.length);
}

const firstOffered: readonly Mood[] = ["calm", "happy", "tired", "sad"];
