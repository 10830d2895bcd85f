import { useEffect } from "react";
import { whenSettled } from "#client/ui/motion/later.ts";

/** What most further screens are made of, and no first one. scripts/budget.mjs counts it apart. */
const parts = [
  () => import("#client/ui/overlays/Dialog.tsx"),
  () => import("#client/ui/fields/Choices.tsx"),
  () => import("#client/ui/controls/Tabs.tsx"),
];

/** Loads them once the first screen stands and the device has nothing else to do, unless it saves data. */
export function useLoadedAhead(): void {
  // /help-now asks nobody anything when it is opened, so its numbers come before. They are few bytes.
  useEffect(() => whenSettled(() => void import("#domain/content/helplines.ts").catch(() => undefined)), []);

  useEffect(() => {
    if (isAsked || savesData()) return undefined;
    return whenSettled(() => {
      isAsked = true;
      void Promise.allSettled(parts.map((part) => part()));
    });
  }, []);
}

let isAsked = false;

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
