import { useCallback, useEffect, useRef } from "react";
import { anchorOf } from "./cards/EntryCard.tsx";
import type { Planned } from "./listPlan.ts";

/**
 * Moves the focus on when the entry that held it goes, or moves to another day: to the one that takes its place, else to
 * the one above it.
 *
 * @returns Notes that an entry is about to leave its place.
 */
export function useLeaving(entries: readonly Planned[]): (id: string) => void {
  const known = useRef(entries);
  const next = useRef<string>(undefined);

  useEffect(() => {
    known.current = entries;
    if (next.current === undefined) return undefined;

    // The dialog that asked gives the focus back first, to a button that may have gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const place = document.getElementById(anchorOf(next.current ?? "")) ?? document.querySelector("h1");
      next.current = undefined;
      place?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [entries]);

  return useCallback((id) => {
    const index = known.current.findIndex((entry) => entry.id === id);
    next.current = (known.current[index + 1] ?? known.current[index - 1])?.id ?? "";
  }, []);
}
