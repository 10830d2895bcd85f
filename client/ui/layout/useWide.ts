import { useCallback, useSyncExternalStore } from "react";
import { media } from "#client/theme/sizes.ts";

/** Whether the window is wider than a page's column, so content that phones skip can load. */
export function useWide(): boolean {
  return useMedia(media.desktop);
}

/** Whether the window has room for two columns, so a screen can put its button beside its form. */
export function useBeside(): boolean {
  return useMedia(media.beside);
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener("change", listener);
      return () => width.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
