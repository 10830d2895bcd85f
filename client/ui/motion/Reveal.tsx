import type { ReactNode } from "react";
import { reveal } from "./Reveal.css.ts";

/** Animates new content, such as the wizard's next step. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={reveal}>{children}</div>;
}
