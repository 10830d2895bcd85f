import type { ReactNode } from "react";
import { tagline } from "#domain/brand.ts";
import { Brand } from "#client/ui/Brand.tsx";
import { Card } from "#client/ui/Card.tsx";
import { brandLine, card, page, taglineText } from "./Cover.css.ts";

interface CoverProps {
  wide?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

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
