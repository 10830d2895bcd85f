import { useSyncExternalStore } from "react";

/**
 * "away" while the browser has no network. This screen sends nothing by itself, so only the browser can tell
 * (client/data/relay/connected.ts serves the screens that do).
 */
export function useOffline(): false | "away" {
  return useSyncExternalStore(onNetwork, () => !navigator.onLine && "away", never);
}

function onNetwork(listener: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

function never(): false {
  return false;
}
