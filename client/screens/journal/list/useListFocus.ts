import { useCallback, useEffect, useRef } from "react";
import { anchorOf } from "../cards/anchor.ts";

interface ListFocus {
  /** When the entry disappears or moves, the one below takes the focus, else the one above. */
  passFocusOn: (id: string) => void;
  /** The first entry of the next page takes the focus. */
  awaitMore: () => void;
}

/** Moves the focus when the entries of a list change. */
export function useListFocus(entries: readonly { id: string }[]): ListFocus {
  const known = useRef(entries);
  const neighbour = useRef<string>(undefined);
  const isAwaited = useRef(false);

  useEffect(() => {
    const firstNew = entries[known.current.length];
    known.current = entries;
    if (isAwaited.current && firstNew) {
      isAwaited.current = false;
      document.getElementById(anchorOf(firstNew.id))?.focus();
    }

    if (neighbour.current === undefined) return undefined;
    // After the closing dialog has returned the focus, maybe to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const place = document.getElementById(anchorOf(neighbour.current ?? "")) ?? document.querySelector("h1");
      neighbour.current = undefined;
      place?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [entries]);

  const passFocusOn = useCallback((id: string) => {
    const index = known.current.findIndex((entry) => entry.id === id);
    neighbour.current = (known.current[index + 1] ?? known.current[index - 1])?.id ?? "";
  }, []);
  const awaitMore = useCallback(() => {
    isAwaited.current = true;
  }, []);
  return { passFocusOn, awaitMore };
}
