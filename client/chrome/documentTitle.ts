import { useLayoutEffect } from "react";
import { brand } from "#domain/brand.ts";

export function useDocumentTitle(title: string): void {
  // Before the focus moves, so that a screen reader says the new title.
  useLayoutEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title]);
}
