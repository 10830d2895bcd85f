import type { ReactNode } from "react";
import { reveal } from "./Reveal.css.ts";

/** Lets what has just come into being rise into place, such as the wizard's next step. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={reveal}>{children}</div>;
}
