import type { Face } from "./emotions.ts";
import { notePreviewLength } from "./limits.ts";

/** What the dashboard shows before a first mood is saved (spec section 2). It is not one of the 24 and has no key. */
export const defaultMood: Face = { emoji: "😊", label: "Calm & Content" };

/**
 * A note as the card shows it: its beginning followed by "...", or all of it where it is short (spec section 2). Half of a
 * character is nothing to show, so an emoji on the edge is left out whole.
 */
export function notePreview(note: string): string {
  if (note.length <= notePreviewLength) return note;
  return `${note.slice(0, notePreviewLength).replace(/[\uD800-\uDBFF]$/, "")}...`;
}
