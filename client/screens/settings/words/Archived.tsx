import type { ReactNode } from "react";
import { archived, detail, summary } from "./WordCards.css.ts";

/** What is no longer offered, folded. */
export function Archived({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={archived}>
      <summary className={summary}>
        Archived <span className={detail}>{count}</span>
      </summary>
      {children}
    </details>
  );
}
