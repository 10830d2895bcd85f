import type { Karma } from "#domain/karma.ts";
import { coalLabel, signed, spokenLine, type KarmaLine } from "#domain/karmaWords.ts";
import { CoinIcon, LumpIcon } from "../pictures/KarmaShapes.tsx";
import { label as labelStyle, number, pair, pieces as piecesStyle, said, washes } from "./KarmaCounts.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function KarmaCounts({ gold, coal }: Karma) {
  return (
    <div className={pair}>
      <Wash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" />
      <Wash kind="coal" amount={coal.toLocaleString("en")} label={coalLabel(coal)} />
    </div>
  );
}

/** The lines of the Karma Impact Preview, as coins and lumps; read aloud when they change. */
export function KarmaChange({ lines }: { lines: readonly KarmaLine[] }) {
  return (
    <div>
      <div className={pair} aria-hidden="true">
        {lines.map(({ kind, amount, label }) => (
          <Wash
            key={kind}
            kind={kind}
            pieces={Math.abs(amount)}
            amount={kind === "none" ? undefined : signed(amount)}
            label={label}
          />
        ))}
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{lines.map(spokenLine).join(", ")}</VisuallyHidden>
      </div>
    </div>
  );
}

interface WashProps {
  kind: KarmaLine["kind"];
  /** How many coins or lumps to draw. */
  pieces?: number;
  amount: string | undefined;
  label: string;
}

function Wash({ kind, pieces = 1, amount, label }: WashProps) {
  const Piece = kind === "gold" ? CoinIcon : LumpIcon;

  return (
    <div className={washes[kind]}>
      {kind !== "none" && (
        <span className={piecesStyle}>
          {Array.from({ length: pieces }, (_, index) => (
            <Piece key={index} size={34} />
          ))}
        </span>
      )}
      <div className={said}>
        {amount !== undefined && <span className={number}>{amount} </span>}
        <span className={labelStyle}>{label}</span>
      </div>
    </div>
  );
}
