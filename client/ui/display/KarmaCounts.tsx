import type { ReactNode } from "react";
import type { Karma } from "#domain/karma.ts";
import { coalLabel, type KarmaLine } from "#domain/karmaWords.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { label as labelStyle, number, pair, pieces as piecesStyle, caption, washes } from "./KarmaCounts.css.ts";

interface KarmaCountsProps extends Karma {
  /** What follows the label of each count. */
  after?: Partial<Record<"gold" | "coal", ReactNode>>;
}

export function KarmaCounts({ gold, coal, after }: KarmaCountsProps) {
  return (
    <div className={pair}>
      <KarmaWash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" after={after?.gold} />
      <KarmaWash kind="coal" amount={coal.toLocaleString("en")} label={coalLabel(coal)} after={after?.coal} />
    </div>
  );
}

interface KarmaWashProps {
  kind: KarmaLine["kind"];
  /** How many coins or lumps to draw. */
  pieces?: number;
  amount: string | undefined;
  label: string;
  after?: ReactNode;
}

/** An amount of karma on a tinted background, with its coins or lumps. */
export function KarmaWash({ kind, pieces = 1, amount, label, after }: KarmaWashProps) {
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
      <div className={caption}>
        {amount !== undefined && <span className={number}>{amount} </span>}
        <span className={labelStyle}>
          {label}
          {after}
        </span>
      </div>
    </div>
  );
}
