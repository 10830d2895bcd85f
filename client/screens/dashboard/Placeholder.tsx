import type { ReactNode } from "react";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { cover, faint, hidden, place } from "./Placeholder.css.ts";

interface PlaceholderProps {
  /** How many bones stand for it, two beside each other. Without any, the drawing itself shows through, faintly. */
  bones?: number;
  /** What will stand here, with any numbers: it is not read, only measured. */
  children: ReactNode;
}

/** Keeps exactly the place of something on its way, whatever the width of the page and of the letters. */
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
