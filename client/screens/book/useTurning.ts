import { useCallback, useEffect, useRef, useState } from "react";
import { clock } from "#client/platform/clock.ts";
import { isStill } from "#client/ui/motion/isStill.ts";
import { turnMs } from "./Stage.css.ts";
import type { Spread } from "./useBook.ts";

/** A leaf that moves, drawn over or under the open one. It is a picture only: readers of the screen never meet it. */
export interface Moving {
  picture: Spread;
  step: 1 | -1;
  /** Whether the picture lies on top of what is open. */
  isOnTop: boolean;
  /** How much of the upper leaf is seen, 0 to 1, when the move begins. */
  from: number;
  /** Where the move goes. Undefined while a finger holds the leaf. */
  to: 0 | 1 | undefined;
}

interface Book {
  current: Spread | undefined;
  besideOf: (step: 1 | -1) => Spread | undefined;
  turn: (step: 1 | -1) => void;
}

/** Turns leaves with the movement that the window has room for, or none. */
export function useTurning({ current, besideOf, turn }: Book, isWide: boolean) {
  const [moving, setMoving] = useState<Moving>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const settle = useCallback(
    (next: Moving) => {
      stop.current?.();
      setMoving(next);
      stop.current = clock.after(isWide ? turnMs.leaf : turnMs.curl, () => setMoving(undefined));
    },
    [isWide],
  );

  return {
    moving,
    /** Turns to the next or the previous leaf, if there is one. */
    turnBy: (step: 1 | -1) => {
      const beside = besideOf(step);
      if (!beside) return;
      turn(step);
      if (current?.open && beside.open && !isStill())
        settle({ picture: current, step, isOnTop: step === 1, from: step === 1 ? 1 : 0, to: step === 1 ? 0 : 1 });
    },
    /** A finger takes the leaf. Returns false where there is none to turn. */
    hold: (step: 1 | -1) => {
      const beside = besideOf(step);
      if (!beside || isStill()) return false;
      stop.current?.();
      setMoving({ picture: beside, step, isOnTop: step === -1, from: step === 1 ? 1 : 0, to: undefined });
      return true;
    },
    /** The finger lets go where so much of the upper leaf is seen. */
    release: (isTurned: boolean, from: number) => {
      if (!moving || !current) return;
      const { step, picture } = moving;
      const forward = step === 1;
      if (isTurned) {
        turn(step);
        settle({ picture: current, step, isOnTop: forward, from, to: forward ? 0 : 1 });
      } else settle({ picture, step, isOnTop: !forward, from, to: forward ? 1 : 0 });
    },
  };
}
