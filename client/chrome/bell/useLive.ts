import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { whenSettled } from "#client/ui/motion/later.ts";

/** Receives other people's changes from the first screen until the session ends. */
export function useLive(): void {
  const environment = useRelayEnvironment();

  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const { listen } = await import("./live.ts");
      if (!isOver) listen(environment);
    };
    const stop = whenSettled(() => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [environment]);
}
