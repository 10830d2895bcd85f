import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";

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
    return whenIdle(() => {
      isAsked = true;
      void Promise.allSettled(parts.map((part) => part()));
    });
  }, []);
}

let isAsked = false;

/** Listens for what others do, as late, until the stay ends. */
export function useLive(): void {
  const environment = useRelayEnvironment();

  useEffect(() => {
    const begin = async () => (await import("#client/relay/live.ts")).listen(environment);
    return whenIdle(() => void begin().catch(() => undefined));
  }, [environment]);
}

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
