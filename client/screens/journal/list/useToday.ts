import { useSyncExternalStore } from "react";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { deviceZone } from "#client/platform/zones.ts";

/** The day it is where this device is. It turns while somebody is reading, or while the page sleeps. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, today);
}

function today(): LocalDate {
  return localDateOf(new Date(), deviceZone());
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
