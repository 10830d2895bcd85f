import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to the heading of a screen that somebody came to by a link, by signing in or by signing out. Browsers
 * announce the first page of a visit themselves.
 *
 * @param scene Names what the screen shows; another scene takes the focus too, a changed query alone does not.
 */
export function useArrival<Element extends HTMLElement>(scene = ""): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  const isFirst = useLocation().key === firstKey;
  const announced = useRef(isFirst ? scene : undefined);

  // Not after what still moves.
  useLayoutEffect(() => {
    if (announced.current !== scene) heading.current?.focus({ preventScroll: true });
    announced.current = scene;
  }, [scene]);
  return heading;
}

/** Sets the address of a new stay, before its router starts. Its first screen takes the focus. */
export function arriveAt(path: string): void {
  window.history.replaceState({ key: Date.now().toString(36) }, "", path);
}

/** What React Router calls an address that nobody has navigated to. */
const firstKey = "default";
