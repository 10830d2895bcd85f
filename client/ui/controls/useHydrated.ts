import { useSyncExternalStore } from "react";

/** False in a prerendered page and during hydration, which must draw the same markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => undefined;
}
