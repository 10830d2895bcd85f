import type { Karma } from "#domain/karma.ts";
import { coalLabel, type KarmaLine } from "#domain/karmaWords.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { label as labelStyle, number, pair, pieces as piecesStyle, said, washes } from "./KarmaCounts.css.ts";

export function KarmaCounts({ gold, coal }: Karma) {
  return (
    <div className={pair}>
      <KarmaWash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" />
      <KarmaWash kind="coal" amount={coal.toLocaleString("en")} label={coalLabel(coal)} />
    </div>
  );
}

interface KarmaWashProps {
  kind: KarmaLine["kind"];
  /** How many coins or lumps to draw. */
  pieces?: number;
  amount: string | undefined;
  label: string;
}

/** An amount of karma on its own ground, with its coins or lumps. */
export function KarmaWash({ kind, pieces = 1, amount, label }: KarmaWashProps) {
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
