import type { ReactNode } from "react";
import { tagline } from "#domain/brand.ts";
import { Brand } from "#client/ui/display/Brand.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import * as css from "./Cover.css.ts";

const CoverPicture = later(async () => (await import("./CoverPicture.tsx")).CoverPicture);

/** One card below, or beside, the scale in its landscape, for a page without a frame. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.picture} aria-hidden="true">
        <CoverPicture />
      </div>
      <header className={css.brandLine}>
        <Brand size="cover" />
        <p className={css.taglineText}>{tagline}</p>
      </header>
      <div className={css.card}>
        <Card roomy>{children}</Card>
      </div>
    </div>
  );
}
