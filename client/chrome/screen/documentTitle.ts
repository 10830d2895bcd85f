import { useLayoutEffect } from "react";
import { brand } from "#domain/brand.ts";

export function useDocumentTitle(title: string): void {
  // Set before the focus moves, so that a screen reader says the new title.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}

/** Returns the browser tab's title for a screen. */
export function titleOf(title: string): string {
  return title === brand ? brand : `${title} · ${brand}`;
}
