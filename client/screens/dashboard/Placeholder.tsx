import type { ReactNode } from "react";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { cover, faint, hidden, place } from "./Placeholder.css.ts";

interface PlaceholderProps {
  /** Bars drawn over it, two a row. Without any it shows through, faintly. */
  bones?: number;
  /** What will stand here, with any numbers: it is only measured. */
  children: ReactNode;
}

/** Has exactly the size of what will stand here, at every width and text size. */
export function Placeholder({ bones, children }: PlaceholderProps) {
  return (
    <div className={place} aria-hidden="true" inert>
      <div className={bones ? hidden : faint}>{children}</div>
      {bones && (
        <div className={cover}>
          {Array.from({ length: bones }, (_, index) => (
            <Skeleton key={index} height="100%" shape="card" />
          ))}
        </div>
      )}
    </div>
  );
}
