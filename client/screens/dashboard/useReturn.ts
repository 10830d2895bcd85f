import { useEffect, useEffectEvent } from "react";
import { clock } from "#client/platform/clock.ts";

/**
 * Calls `onReturn` when the person returns to the page (docs/rules.md, Data on screen), and at midnight. Focus and
 * visibility count once.
 */
export function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);

  useEffect(() => {
    let lastAt = -Infinity;
    const comeBack = () => {
      if (document.visibilityState === "hidden" || Math.abs(clock.now() - lastAt) < oneReturnMs) return;
      lastAt = clock.now();
      tell();
    };
    window.addEventListener("focus", comeBack);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      window.removeEventListener("focus", comeBack);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, []);

  useEffect(() => {
    let cancel: () => void;
    const waitForMidnight = () => {
      cancel = clock.after(msToTomorrow(new Date(clock.now())), () => {
        tell();
        waitForMidnight();
      });
    };
    waitForMidnight();
    return () => cancel();
  }, []);
}

const oneReturnMs = 1000;

/** Fires slightly after midnight, so that the server has also rolled over. */
function msToTomorrow(now: Date): number {
  const tomorrow = new Date(now);
  tomorrow.setHours(24, 0, 5, 0);
  return tomorrow.getTime() - now.getTime();
}
