import { useRef, type PointerEvent } from "react";

interface Swiping {
  hold: (step: 1 | -1) => boolean;
  release: (isTurned: boolean, from: number) => void;
}

/** A third of the leaf must be turned, or it goes back. */
const enough = 1 / 3;
/** A finger that has moved so far sideways turns a leaf. */
const startPx = 10;

/** Lets a finger turn a leaf that follows it. `--seen` of the element is how much of the upper leaf is seen. */
export function useSwipe({ hold, release }: Swiping) {
  const held = useRef<{ x: number; y: number; step?: 1 | -1; seen: number }>(undefined);

  const end = (event: PointerEvent<HTMLElement>, isTurned: boolean) => {
    const { step, seen } = held.current ?? { seen: 0 };
    held.current = undefined;
    if (step === undefined) return;
    event.currentTarget.style.removeProperty("--seen");
    release(isTurned && (step === 1 ? 1 - seen : seen) > enough, seen);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse" && event.isPrimary)
        held.current = { x: event.clientX, y: event.clientY, seen: 1 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const finger = held.current;
      if (!finger) return;
      const [across, down] = [event.clientX - finger.x, event.clientY - finger.y];
      if (finger.step === undefined) {
        if (Math.abs(across) < startPx) return;
        const step = across < 0 ? 1 : -1;
        if (Math.abs(down) > Math.abs(across) || !hold(step)) held.current = undefined;
        else Object.assign(finger, { step });
        return;
      }
      const share = Math.min(1, Math.max(0, (-finger.step * across) / event.currentTarget.clientWidth));
      finger.seen = finger.step === 1 ? 1 - share : share;
      event.currentTarget.style.setProperty("--seen", `${finger.seen}`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
