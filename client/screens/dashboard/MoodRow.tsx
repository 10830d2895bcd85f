import type { ReactNode, RefObject } from "react";
import { Link } from "#client/ui/controls/Link.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { add, ask as askStyle, pebbles, row } from "./MoodRow.css.ts";

interface MoodRowProps {
  /** The faces; their place is kept without them. */
  children?: ReactNode;
  /** Of the words above them, which take the focus. False if the row asks nothing. */
  ask?: RefObject<HTMLParagraphElement | null> | false;
}

/** Faces that are logged with one press, and the way to all of them. */
export function MoodRow({ children, ask }: MoodRowProps) {
  return (
    <div>
      {ask !== false && (
        <p ref={ask} tabIndex={-1} className={askStyle}>
          How are you now? One tap saves it.
        </p>
      )}
      <div className={row}>
        {children}
        <Link to="/mood" className={add}>
          <span className={pebbles[3]}>
            <Icon name="plus" size={20} />
          </span>
          Add New
        </Link>
      </div>
    </div>
  );
}
