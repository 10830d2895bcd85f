import { useSyncExternalStore } from "react";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { clock } from "#client/platform/clock.ts";
import { useShell } from "./shell.ts";
import { onEachMinute } from "./useNow.ts";

/** Returns the person's current day. It updates while the page is open, and after it was asleep. */
export function useToday(): LocalDate {
  const { zone } = useShell();
  return useSyncExternalStore(onEachMinute, () => localDateOf(new Date(clock.now()), zone()));
}
