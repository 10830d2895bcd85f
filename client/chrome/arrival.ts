import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to the heading of a screen that somebody came to by a link or by signing in or out, so that a screen
 * reader says where they are. The first page of a visit is left alone: the browser announces it.
 *
 * @param scene Another one in the same place is come to as well; a changed query alone is the same screen.
 */
export function useArrival<Element extends HTMLElement>(scene = ""): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  const isFirst = useLocation().key === firstKey;
  const announced = useRef(isFirst ? scene : undefined);

  useEffect(() => {
    if (announced.current !== scene) heading.current?.focus({ preventScroll: true });
    announced.current = scene;
  }, [scene]);
  return heading;
}

/** Goes to an address before the router of a new stay begins there: its first screen is come to, and takes the focus. */
export function arriveAt(path: string): void {
  window.history.replaceState({ key: Date.now().toString(36) }, "", path);
}

/** What the router calls an address that nobody has navigated to. */
const firstKey = "default";
