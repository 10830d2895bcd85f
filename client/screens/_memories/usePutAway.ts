import { useRef, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { holdBack } from "../_held/held.ts";
import { keyOf } from "../_held/heldThings.ts";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";

interface PutAway {
  /** Whether the day is put away, and that can still be undone. */
  isHeld: boolean;
  putAway: () => void;
  /** The button, which gets the focus back after Undo. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Puts a day away for good, once the time for Undo is over (docs/rules.md, On this day). */
export function usePutAway(date: string): PutAway {
  const environment = useRelayEnvironment();
  const held = useHeld(keyOf({ kind: "day", id: date }));
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(held !== undefined, () => button.current);
  return {
    isHeld: held !== undefined,
    putAway: () => holdBack(environment, { kind: "day", id: date }),
    button,
  };
}
