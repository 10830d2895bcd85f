import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { heldIn, subscribeToHeld, type Waiting } from "./waitingHeld.ts";

/** The person's held action under a key, while it waits, is being sent or has failed. */
export function useHeld(key: string): Waiting | undefined {
  const environment = useRelayEnvironment();
  return useSyncExternalStore(subscribeToHeld, () => heldIn(environment, key));
}

/** Moves the focus to the restored control if the strip had it. */
export function useFocusBack(isHeld: boolean, target: () => HTMLElement | null | undefined): void {
  const wasHeld = useRef(isHeld);
  const focus = useEffectEvent(() => target()?.focus({ preventScroll: true }));

  useEffect(() => {
    if (wasHeld.current && !isHeld && document.activeElement === document.body) focus();
    wasHeld.current = isHeld;
  }, [isHeld]);
}
