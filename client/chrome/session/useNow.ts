import { useSyncExternalStore } from "react";

/** The minute it is. It passes while somebody is reading, or while the page sleeps. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(onEachMinute, () => Math.floor(Date.now() / minuteMs)) * minuteMs);
}

/** Calls once a minute and whenever the page is shown; returns a function that stops it. */
export function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

const minuteMs = 60_000;
