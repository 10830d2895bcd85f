import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { clock } from "#client/platform/clock.ts";

// What appears above a control moves it. Under a finger the press would be lost, or would land on another control.

/** A tap's click comes after its finger has left. */
const clickAfterMs = 300;

let isPressing = false;
let cancelRelease: (() => void) | undefined;
const waiting = new Set<() => void>();

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", press, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, letGo, { capture: true });
}

/**
 * Returns a value that changes between two presses only, for what appears above other controls.
 *
 * @param first The value until then: a part that loads later may come under a finger, too.
 */
export function useBetweenPresses<T>(value: T, first: T): T {
  const [shown, setShown] = useState(() => first);

  // React draws what a layout effect sets before the browser tells of a press. An effect's would be drawn in a later
  // task, and a press could begin in between.
  useLayoutEffect(() => {
    const show = () => setShown(() => value);
    if (!isPressing) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value]);
  return shown;
}

function press({ button }: PointerEvent): void {
  // Where another button opens a menu, its release is not told.
  if (button > 0) return;
  cancelRelease?.();
  isPressing = true;
}

function letGo(): void {
  cancelRelease?.();
  cancelRelease = clock.after(clickAfterMs, () => {
    isPressing = false;
    // Drawn in this task, for the same reason.
    flushSync(() => {
      for (const show of waiting) show();
    });
    waiting.clear();
  });
}
