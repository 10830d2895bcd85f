import type { ReactNode } from "react";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import { act, bar, words } from "./Bar.css.ts";

type BarProps = {
  /** The path of a drawing on 24 x 24. */
  drawing: string;
  children: ReactNode;
} & ({ action: string; onAct: () => void } | { action?: never; onAct?: never });

/**
 * A bar for a message about the whole product. It is announced when it appears, and moves nothing: it lies at the foot of
 * the window, above the navigation.
 */
export function Bar({ drawing, action, onAct, children }: BarProps) {
  return (
    <div className={bar} {...toastObstacle}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        aria-hidden="true"
      >
        <path strokeLinecap="round" strokeLinejoin="round" d={drawing} />
      </svg>
      <output className={words}>{children}</output>
      {action && (
        <button type="button" className={act} onClick={onAct}>
          {action}
        </button>
      )}
    </div>
  );
}
