import { useChoice } from "./drafts.ts";

/** Whether the bird of home moves on this device (docs/rules.md, The bird). */
export function useBirdChoice(): [moves: boolean, choose: (moves: boolean) => void] {
  return useChoice("bird", true);
}
