import { useLayoutEffect } from "react";
import { brand } from "#domain/brand.ts";

/** Names the tab after what it shows. */
export function useDocumentTitle(title: string): void {
  // Before the focus moves: a screen reader says both.
  useLayoutEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title]);
}
