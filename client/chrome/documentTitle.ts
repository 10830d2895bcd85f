import { useEffect } from "react";
import { brand } from "#client/theme/brand.ts";

/** Names the tab after what it shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title]);
}
