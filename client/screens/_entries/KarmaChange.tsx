import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { signed, spokenLine, type KarmaLine } from "#domain/karmaWords.ts";
import { chip, chips } from "./KarmaChange.css.ts";
import { pair } from "#client/ui/display/KarmaCounts.css.ts";
import { KarmaWash } from "#client/ui/display/KarmaWash.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";

interface KarmaChangeProps {
  lines: readonly KarmaLine[];
  /** For elements that the text describes. Without it, screen readers announce changes. */
  id?: string;
}

/** The lines of the Karma Impact Preview, as coins and lumps. */
export function KarmaChange({ lines, id }: KarmaChangeProps) {
  return (
    <div>
      <div className={pair} aria-hidden="true">
        {lines.map(({ kind, amount, label }) => (
          <KarmaWash
            key={kind}
            kind={kind}
            pieces={Math.abs(amount)}
            amount={kind === "none" ? undefined : signed(amount)}
            label={label}
          />
        ))}
      </div>
      <div id={id} aria-live={id ? undefined : "polite"}>
        <VisuallyHidden>{lines.map(spokenLine).join(", ")}</VisuallyHidden>
      </div>
    </div>
  );
}

/** The same, compact, beside a button. */
export function KarmaChips({ lines }: { lines: readonly KarmaLine[] }) {
  return (
    <span className={chips}>
      {lines.map(({ kind, amount, label }) => (
        <span key={kind} className={chip[kind]}>
          {kind === "gold" && <CoinIcon size={24} />}
          {kind === "coal" && <LumpIcon size={24} />}
          {kind === "none" ? label : signed(amount)}
        </span>
      ))}
    </span>
  );
}
