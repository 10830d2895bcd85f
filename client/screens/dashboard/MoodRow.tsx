import type { ReactNode, Ref } from "react";
import { Link } from "#client/ui/controls/Link.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { add, ask as askStyle, head, pebbles, place, row } from "./MoodRow.css.ts";

interface MoodRowProps {
  /** The faces; their place is kept without them. */
  children?: ReactNode;
  /** Of the words above them, which take the focus. */
  ask?: Ref<HTMLParagraphElement>;
  /** In the place of the question. A screen reader hears them when they come. */
  said?: string | undefined;
  /** Beside the question. */
  end?: ReactNode;
}

/** Faces that are logged with one press, and the way to all of them. */
export function MoodRow({ children, ask, said, end }: MoodRowProps) {
  return (
    <div className={place}>
      <div className={head}>
        <p ref={ask} tabIndex={-1} aria-live="polite" className={askStyle}>
          {said ?? "And now? One tap saves it."}
        </p>
        {end}
      </div>
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
