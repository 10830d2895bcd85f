import { useSyncExternalStore } from "react";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { useShell } from "./shell.ts";
import { onEachMinute } from "./useNow.ts";

/** The day it is for the person. It turns while somebody is reading, or while the page sleeps. */
export function useToday(): LocalDate {
  const { zone } = useShell();
  return useSyncExternalStore(onEachMinute, () => localDateOf(new Date(), zone()));
}
