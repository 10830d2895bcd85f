import type { ReactNode } from "react";
import { keptClear } from "#client/ui/overlays/clearance.ts";
import { answer as answerPlace, dock } from "./Dock.css.ts";

interface DockProps {
  /** On a phone it stands beside the button. Screen readers have it elsewhere. */
  answer?: ReactNode;
  children: ReactNode;
}

/**
 * The one thing to do next. On a phone it stays in reach above the navigation, and rests at its own place once that is in
 * sight: the end of a form, whose last child it is.
 */
export function Dock({ answer, children }: DockProps) {
  return (
    <div className={dock} {...keptClear}>
      {answer && (
        <div className={answerPlace} aria-hidden="true">
          {answer}
        </div>
      )}
      {children}
    </div>
  );
}
