import { useEffect, useEffectEvent } from "react";
import { clock } from "#client/platform/clock.ts";

const sleepAfterMs = 2 * 60_000;
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/** Calls when nobody has touched the page for two minutes at night, and at the touch that follows. */
export function useSleep(onSleep: () => void, onWake: () => void): void {
  const sleep = useEffectEvent(onSleep);
  const wake = useEffectEvent(onWake);

  useEffect(() => {
    let isAsleep = false;
    const fallAsleep = () => {
      isAsleep = isNight(new Date(clock.now()));
      if (isAsleep) sleep();
      else cancel = clock.after(sleepAfterMs, fallAsleep);
    };
    let cancel = clock.after(sleepAfterMs, fallAsleep);
    const touch = () => {
      cancel();
      cancel = clock.after(sleepAfterMs, fallAsleep);
      if (!isAsleep) return;
      isAsleep = false;
      wake();
    };
    for (const name of touches) window.addEventListener(name, touch, { passive: true });
    return () => {
      cancel();
      for (const name of touches) window.removeEventListener(name, touch);
    };
  }, []);
}

/** From 22:00 to 6:00, and in the night theme. */
function isNight(now: Date): boolean {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === "night" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  return isDark || now.getHours() >= 22 || now.getHours() < 6;
}
