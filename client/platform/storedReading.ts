import { device } from "./device.ts";
import { choiceOf, useChoice } from "./drafts.ts";

const key = "storedReading";

/** Whether this device stores what was read, to show it without a server. */
export function isReadingStored(): boolean {
  return choiceOf(key, true);
}

/** The same, with what changes it. Switched off, what was stored goes at once. */
export function useStoredReading(): [isStored: boolean, change: (isStored: boolean) => void] {
  const [isStored, choose] = useChoice(key, true);
  const change = (next: boolean) => {
    choose(next);
    if (!next)
      void device()
        ?.answers.clear()
        .catch(() => undefined);
  };
  return [isStored, change];
}
