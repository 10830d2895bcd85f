import { useCallback, useContext, useEffect, useRef } from "react";
import { anchorOf } from "../cards/anchor.ts";
import { LeavingContext } from "../memory/listMemory.ts";

/**
 * Moves the focus when the entries of a list change. When one disappears or moves, the one below takes the focus, else the
 * one above.
 *
 * @returns A function to call before further entries load: the first of them takes the focus.
 */
export function useListFocus(entries: readonly { id: string }[]): () => void {
  const known = useRef(entries);
  const leavingRef = useContext(LeavingContext);
  const neighbour = useRef<string>(undefined);
  const isAwaited = useRef(false);

  useEffect(() => {
    const before = known.current;
    const firstNew = entries[before.length];
    known.current = entries;
    if (isAwaited.current && firstNew) {
      isAwaited.current = false;
      document.getElementById(anchorOf(firstNew.id))?.focus();
    }

    const left = before.findIndex(({ id }) => id === leavingRef.current);
    if (left !== -1) neighbour.current = (before[left + 1] ?? before[left - 1])?.id ?? "";
    if (neighbour.current === undefined) return undefined;
    // After the closing dialog has returned the focus, maybe to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const place = document.getElementById(anchorOf(neighbour.current ?? "")) ?? document.querySelector("h1");
      neighbour.current = undefined;
      leavingRef.current = undefined;
      place?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [entries, leavingRef]);

  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}
