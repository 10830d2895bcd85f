import { useCallback, useEffect, useRef } from "react";
import { anchorOf } from "./cards/EntryCard.tsx";
import type { Planned } from "./listPlan.ts";

/**
 * Moves the focus to the first of the entries that come, when somebody asked for them by hand.
 *
 * @returns Notes that they did.
 */
export function useFirstOfNext(entries: readonly Planned[]): () => void {
  const known = useRef(0);
  const isAwaited = useRef(false);

  useEffect(() => {
    const first = entries[known.current];
    if (isAwaited.current && first) {
      document.getElementById(anchorOf(first.id))?.focus();
      isAwaited.current = false;
    }
    if (!isAwaited.current) known.current = entries.length;
  }, [entries]);

  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}
