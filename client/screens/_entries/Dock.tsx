import type { ReactNode } from "react";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import { answer as answerPlace, dock, givingWay } from "./Dock.css.ts";

interface DockProps {
  /** Shown beside the button on a phone. Screen readers have it elsewhere. */
  answer?: ReactNode;
  /** Whether it stays in sight while the person types, for a form that opens with the caret in its text. */
  stays?: boolean;
  children: ReactNode;
}

/**
 * The form's next action, placed as its last child. On a phone it sticks above the navigation until its own place is
 * visible.
 */
export function Dock({ answer, stays, children }: DockProps) {
  return (
    <div className={stays ? dock : givingWay} {...toastObstacle}>
      {answer && (
        <div className={answerPlace} aria-hidden="true">
          {answer}
        </div>
      )}
      {children}
    </div>
  );
}
