import type { ReactNode } from "react";
import { act, bar, inside, words } from "./Bar.css.ts";

interface BarProps {
  /** The path of a drawing on 24 x 24. */
  drawing: string;
  action: string;
  onAct: () => void;
  children: ReactNode;
}

/** A bar over the header for a message about the whole product. It is announced when it appears. */
export function Bar({ drawing, action, onAct, children }: BarProps) {
  return (
    <div className={bar}>
      <div className={inside}>
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
        <button type="button" className={act} onClick={onAct}>
          {action}
        </button>
      </div>
    </div>
  );
}
