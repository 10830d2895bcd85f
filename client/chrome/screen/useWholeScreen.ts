import { useDeferredValue, useEffect } from "react";

/**
 * Whether to draw a screen whole. On a visit, the first screen draws what its window shows, and the rest in a step of
 * its own, so that a phone shows the data sooner and can respond in between. After a reload or a return the page may
 * have to scroll down, and all is drawn at once.
 */
export function useWholeScreen(): boolean {
  const isWhole = useDeferredValue(true, isOpening ? false : undefined);
  useEffect(() => {
    isOpening = false;
  }, []);
  return isWhole;
}

let isOpening = isVisit();

function isVisit(): boolean {
  const [navigation] = globalThis.performance.getEntriesByType?.("navigation") ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}
