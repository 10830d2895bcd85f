import type { ReactNode } from "react";
import { reveal } from "./Reveal.css.ts";

/** Animates what has just appeared, such as the wizard's next step. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={reveal}>{children}</div>;
}
