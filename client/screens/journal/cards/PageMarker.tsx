import { face, fold, page, paper } from "./PageMarker.css.ts";

/** A folded page with the entry's face. */
export function PageMarker({ emoji }: { emoji: string }) {
  return (
    <span className={page} aria-hidden="true">
      <svg width="30" height="36" viewBox="0 0 30 36">
        <path className={paper} d="M3 4c0-1.5 1-2.5 2.5-2.5H20L27 9v22.5c0 1.7-1 2.5-2.5 2.5h-19C4 34 3 33 3 31.5Z" />
        <path className={fold} d="M20 1.5V9h7" />
      </svg>
      <span className={face}>{emoji}</span>
    </span>
  );
}
