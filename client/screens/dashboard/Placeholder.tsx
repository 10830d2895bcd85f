import type { ReactNode } from "react";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { cover, faint, hidden, place } from "./Placeholder.css.ts";

interface PlaceholderProps {
  /** The number of bars drawn over it. With none, the content shows through faintly. */
  bones?: number;
  columns?: number;
  /** The future content with any numbers: it is only measured. */
  children: ReactNode;
}

/** Has the exact size of the future content, at every width and text size. */
export function Placeholder({ bones = 0, columns = 1, children }: PlaceholderProps) {
  return (
    <div className={place} aria-hidden="true" inert>
      <div className={bones > 0 ? hidden : faint}>{children}</div>
      {bones > 0 && (
        <div className={cover} style={{ "--columns": columns }}>
          {Array.from({ length: bones }, (_, index) => (
            <Skeleton key={index} height="100%" shape="card" />
          ))}
        </div>
      )}
    </div>
  );
}
