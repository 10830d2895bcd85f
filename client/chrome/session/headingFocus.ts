import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { clock } from "#client/platform/clock.ts";

/**
 * Focuses the screen's heading after a link, a sign-in or a sign-out. Browsers announce the first page of a visit
 * themselves.
 *
 * @param scene Identifies the content. A new scene moves the focus again; a changed query string does not.
 */
export function useHeadingFocus<Element extends HTMLElement>(scene = ""): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  const isFirst = useLocation().key === firstKey;
  const announced = useRef(isFirst ? scene : undefined);

  // In a layout effect, so the focus does not wait for animations.
  useLayoutEffect(() => {
    if (announced.current !== scene) heading.current?.focus({ preventScroll: true });
    announced.current = scene;
  }, [scene]);
  return heading;
}

/** Sets the address before a new router starts. Its first screen takes the focus. */
export function setAddress(path: string): void {
  window.history.replaceState({ key: clock.now().toString(36) }, "", path);
}

/** React Router's key for an address without a navigation. */
const firstKey = "default";
