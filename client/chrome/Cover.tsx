import type { ReactNode } from "react";
import { tagline } from "#domain/brand.ts";
import { Brand } from "#client/ui/Brand.tsx";
import { Card } from "#client/ui/Card.tsx";
import { brandLine, card, page, taglineText } from "./Cover.css.ts";

interface CoverProps {
  /** As wide as a form of two columns. */
  wide?: boolean;
  /** Stands below the card, on the sky. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The one card under the brand: what a visitor sees. */
export function Cover({ wide = false, foot, children }: CoverProps) {
  return (
    <div className={page}>
      <header className={brandLine}>
        <Brand size="cover" />
        <p className={taglineText}>{tagline}</p>
      </header>
      <div className={card[wide ? "wide" : "narrow"]}>
        <Card roomy>{children}</Card>
      </div>
      {foot}
    </div>
  );
}
