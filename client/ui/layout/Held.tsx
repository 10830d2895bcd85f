import type { ReactNode } from "react";
import { held, place } from "./Held.css.ts";

interface HeldProps {
  /** Whether only a grey block in the shape of the part is there, and nobody sees or hears the part. */
  isHeld: boolean;
  children: ReactNode;
}

/** Keeps the room of a part that may not be shown yet, so that nothing moves when it is. */
export function Held({ isHeld, children }: HeldProps) {
  return (
    <div className={isHeld ? held : place} inert={isHeld}>
      {children}
    </div>
  );
}
