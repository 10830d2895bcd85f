import type { ReactNode } from "react";
import { tagline } from "#domain/brand.ts";
import { Brand } from "#client/ui/display/Brand.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import * as css from "./Cover.css.ts";

const CoverPicture = later(async () => (await import("./CoverPicture.tsx")).CoverPicture);

interface CoverProps {
  /** For a form in columns. */
  wide?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/** One card below, or beside, the scale in its landscape: for visitors, and where nothing else can be shown. */
export function Cover({ wide = false, foot, children }: CoverProps) {
  return (
    <div className={wide ? `${css.page} ${css.roomForForm}` : css.page}>
      <div className={css.picture} aria-hidden="true">
        <CoverPicture />
      </div>
      <header className={css.brandLine}>
        <Brand size="cover" />
        <p className={css.taglineText}>{tagline}</p>
      </header>
      <div className={wide ? css.wide : css.narrow}>
        <Card roomy>{children}</Card>
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}
