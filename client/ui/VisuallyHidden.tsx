import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

/** Words for those who hear the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
