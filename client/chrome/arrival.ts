import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to the heading of a screen that somebody came to by a link, so that a screen reader says where they
 * are. The first page of a visit is left alone: the browser announces it.
 */
export function useArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  const { key } = useLocation();
  const isFirst = key === "default";

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    // Only when it comes: a changed query is the same screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}
