import type { Face } from "./emotions.ts";
import { notePreviewLength } from "./limits.ts";

/** Shown before a first mood is saved (docs/rules.md, Moods). It is not one of the 24 and has no key. */
export const defaultMood: Face = { emoji: "😊", label: "Calm & Content" };

/** A short note, or the start of a long one and "..." (docs/rules.md, Lengths of texts). An emoji across the cut is left out whole. */
export function notePreview(note: string): string {
  if (note.length <= notePreviewLength) return note;
  return `${note.slice(0, notePreviewLength).replace(/[\uD800-\uDBFF]$/, "")}...`;
}
