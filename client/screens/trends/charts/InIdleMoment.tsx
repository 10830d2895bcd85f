import { startTransition, useEffect, useState, type ReactNode } from "react";
import { idleMoment } from "#client/ui/motion/idle.ts";

/**
 * Draws what it holds in an idle moment of its own. React shows at one go all decorations whose code came within 300 ms; what is heavy to
 * draw stands in this as well, so that whoever goes on meanwhile waits for one of them at most.
 */
export function InIdleMoment({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);

  useEffect(() => {
    let isGone = false;
    void idleMoment().then(() => {
      if (!isGone) startTransition(() => setIsTime(true));
    });
    return () => {
      isGone = true;
    };
  }, []);

  return isTime ? children : null;
}
