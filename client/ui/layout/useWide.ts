import { useSyncExternalStore } from "react";
import { media } from "#client/theme/sizes.ts";

/** Whether the window is wider than a page's column, so content that phones skip can load. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return window.matchMedia(media.desktop).matches;
}

function subscribe(listener: () => void): () => void {
  const width = window.matchMedia(media.desktop);
  width.addEventListener("change", listener);
  return () => width.removeEventListener("change", listener);
}
