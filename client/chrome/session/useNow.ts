import { useSyncExternalStore } from "react";

/** Returns the current minute. It updates while the page is open, and after it was asleep. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(onEachMinute, () => Math.floor(Date.now() / minuteMs)) * minuteMs);
}

/** Calls `listener` once a minute and whenever the page becomes visible. Returns a function that unsubscribes. */
export function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

const minuteMs = 60_000;
