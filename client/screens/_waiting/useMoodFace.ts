import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import type { Face } from "#domain/emotions.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";

/** The face of a mood that waits. Undefined for other kinds. */
export function useMoodFace({ kind, input }: WaitingItem): Face | undefined {
  const face = useWaitingFace()(input);
  return kind === "mood" ? face : undefined;
}
