import type { ReactNode } from "react";
import { Icon } from "#client/ui/display/Icon.tsx";
import { archived, detail, foldMark, summary } from "./WordCards.css.ts";

/** What is no longer offered, folded. */
export function Archived({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={archived}>
      <summary className={summary}>
        Archived <span className={detail}>{count}</span>
        <span className={foldMark}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      {children}
    </details>
  );
}
