import { useLayoutEffect } from "react";
import { brand } from "#domain/brand.ts";

export function useDocumentTitle(title: string): void {
  // Before the focus moves, so that a screen reader says the new title.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}

/** What a tab of the browser is called that shows a screen of this title. */
export function titleOf(title: string): string {
  return title === brand ? brand : `${title} · ${brand}`;
}
