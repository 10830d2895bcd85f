import { useSyncExternalStore } from "react";
import { media } from "#client/theme/sizes.ts";

/** Whether the window is at least so wide, so content that narrower ones skip can load. */
export function useWide(from: keyof typeof widths = "desktop"): boolean {
  const { subscribe, isWide } = widths[from];
  return useSyncExternalStore(subscribe, isWide);
}

const widths = { columns: watched(media.columns), desktop: watched(media.desktop) };

function watched(query: string) {
  return {
    isWide: () => window.matchMedia(query).matches,
    subscribe: (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener("change", listener);
      return () => width.removeEventListener("change", listener);
    },
  };
}
