import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, type Location } from "react-router-dom";
import { searchDelayMs } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";
import { findHash } from "../../_finding/placeOfSearch.ts";

/** The search term of a place in the browser's history; empty if there is none. */
function termAt({ hash, state }: Pick<Location, "hash" | "state">): string {
  const kept: unknown =
    hash === findHash && typeof state === "object" && state !== null && "find" in state && state.find;
  return typeof kept === "string" ? kept : "";
}

/** The current search term, and a function that ends the search. */
export function useTerm(): { term: string; clear: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const clear = () => void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
  return { term: termAt(location), clear };
}

interface Finding {
  /** The text in the field. */
  typed: string;
  /** The search term, which follows a moment after the last letter. */
  term: string;
  type: (text: string) => void;
  /** Searches at once. */
  find: () => void;
  clear: () => void;
}

/** The search of the current place. Going back leaves it, and going forward returns to it. */
export function useFinding(): Finding {
  const location = useLocation();
  const navigate = useNavigate();
  const term = termAt(location);
  const isOpen = location.hash === findHash;
  const [typed, setTyped] = useState(term);
  const [known, setKnown] = useState(term);
  const cancel = useRef<() => void>(undefined);

  // Going back or forward also changes the field.
  if (term !== known) {
    setKnown(term);
    if (term !== typed.trim()) setTyped(term);
  }
  useEffect(() => () => cancel.current?.(), []);

  const go = (text: string) => {
    cancel.current?.();
    const next = text.trim();
    if (next === term && isOpen === (next !== "")) return;
    const { search } = location;
    const kept = { replace: isOpen, preventScrollReset: true };
    void navigate({ search, hash: next ? findHash : "" }, next ? { ...kept, state: { find: next } } : kept);
  };
  return {
    typed,
    term,
    type: (text) => {
      setTyped(text);
      cancel.current?.();
      cancel.current = clock.after(searchDelayMs, () => go(text));
    },
    find: () => go(typed),
    clear: () => {
      setTyped("");
      go("");
    },
  };
}
