import { useSyncExternalStore } from "react";

/** False in a page that is made at build, and while the client takes it over, which has to draw the same. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => undefined;
}
