import { useSyncExternalStore } from "react";
import { clock } from "#client/platform/clock.ts";

/** Returns the current minute. It updates while the page is open, and after it was asleep. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(onEachMinute, () => Math.floor(clock.now() / minuteMs)) * minuteMs);
}

/** Calls `listener` once a minute and whenever the page becomes visible. Returns a function that unsubscribes. */
export function onEachMinute(listener: () => void): () => void {
  const stop = clock.every(minuteMs, listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", listener);
  };
}

const minuteMs = 60_000;
