import { useEffect } from "react";
import { whenSettled } from "#client/ui/motion/later.ts";

/** Shared code of most later screens, used by no first screen. scripts/budget.mjs counts it separately. */
const parts = [
  () => import("#client/ui/overlays/Dialog.tsx"),
  () => import("#client/ui/fields/Choices.tsx"),
  () => import("#client/ui/controls/Tabs.tsx"),
  () => import("#client/ui/overlays/clearance.ts"),
  // It is drawn where something fails to load, and then it could not be loaded itself.
  () => import("#client/pictures/TroubleScene.tsx"),
];

/** Prefetches these parts once the first screen is drawn and the device is idle, unless it saves data. */
export function useLoadedAhead(): void {
  // /help-now sends no requests when it opens, so its numbers are prefetched. They are only a few bytes.
  useEffect(() => whenSettled(() => void Promise.allSettled([import("#domain/content/helplines.ts")])), []);

  useEffect(() => {
    if (isAsked || savesData()) return undefined;
    return whenSettled(() => {
      isAsked = true;
      void Promise.allSettled(parts.map((part) => part()));
    });
  }, []);
}

let isAsked = false;

/** Some browsers do not report this. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
