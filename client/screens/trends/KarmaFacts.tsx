import type { ReactNode } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { fact, facts } from "./KarmaFacts.css.ts";

interface KarmaFactsProps extends Karma {
  /** Stands first. */
  children?: ReactNode;
}

/** What a day earned, as icons with numbers. */
export function KarmaFacts({ gold, coal, children }: KarmaFactsProps) {
  return (
    <p className={facts}>
      {children}
      {(gold > 0 || !children) && (
        <span className={fact}>
          <CoinIcon size={16} />
          {gold} <VisuallyHidden>Good Karma</VisuallyHidden>
        </span>
      )}
      {coal > 0 && (
        <span className={fact}>
          <LumpIcon size={18} />
          {coal} <VisuallyHidden>{coalLabel(coal)}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
