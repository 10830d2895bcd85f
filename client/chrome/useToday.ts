import { useSyncExternalStore } from "react";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { useShell } from "./shell.ts";

/** The day it is for the person. It turns while somebody is reading, or while the page sleeps. */
export function useToday(): LocalDate {
  const { zone } = useShell();
  return useSyncExternalStore(subscribe, () => localDateOf(new Date(), zone()));
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
