import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { whenIdle } from "#client/ui/motion/idle.ts";

/** What most further screens are made of, and no first one. scripts/budget.mjs counts it apart. */
const parts = [
  () => import("#client/ui/overlays/Dialog.tsx"),
  () => import("#client/ui/fields/Choices.tsx"),
  () => import("#client/ui/controls/Tabs.tsx"),
];

/** Loads them once the first screen stands and the device has nothing else to do, unless it saves data. */
export function useLoadedAhead(): void {
  // Numbers of /help-now, which is to ask nobody anything when it is opened. They are few bytes.
  useEffect(() => whenIdle(() => void import("#domain/content/helplines.ts").catch(() => undefined)), []);

  useEffect(() => {
    if (isAsked || savesData()) return undefined;
    return whenSettled(() => {
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
    let isOver = false;
    const begin = async () => {
      const { listen } = await import("../bell/live.ts");
      if (!isOver) listen(environment);
    };
    const stop = whenSettled(() => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [environment]);
}

/** Once a first screen has had its time to draw, with what follows it. */
function whenSettled(work: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = whenIdle(work);
  }, settledMs);
  return () => stop();
}

const settledMs = 2_000;

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
