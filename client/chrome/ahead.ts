import { useEffect } from "react";

/** What most further screens are made of, and no first one. scripts/budget.mjs counts it apart. */
const parts = [
  () => import("#client/ui/Dialog.tsx"),
  () => import("#client/ui/Choices.tsx"),
  () => import("#client/ui/Tabs.tsx"),
];

/** Loads them once the first screen stands and the device has nothing else to do, unless it saves data. */
export function useLoadedAhead(): void {
  useEffect(() => {
    if (isAsked || savesData()) return undefined;
    const load = () => {
      isAsked = true;
      void Promise.allSettled(parts.map((part) => part()));
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);
}

let isAsked = false;

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
