import type { ReactNode } from "react";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import * as css from "./KarmaCounts.css.ts";

interface KarmaCountsProps extends Karma {
  /** What follows the label of each count. */
  after?: Partial<Record<"gold" | "coal", ReactNode>>;
  /** For the card with the scale's picture above them. */
  onMeadow?: boolean;
}

export function KarmaCounts({ gold, coal, after, onMeadow }: KarmaCountsProps) {
  return (
    <div className={onMeadow ? css.meadow : css.pair}>
      <KarmaPlate kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" after={after?.gold} />
      <KarmaPlate kind="coal" amount={coal.toLocaleString("en")} label={coalLabel(coal)} after={after?.coal} />
    </div>
  );
}

interface KarmaPlateProps {
  kind: "gold" | "coal";
  amount: string;
  label: string;
  after?: ReactNode;
}

/** A count whose plate has the same shape with every number. */
function KarmaPlate({ kind, amount, label, after }: KarmaPlateProps) {
  const Piece = kind === "gold" ? CoinIcon : LumpIcon;

  return (
    <div className={css.plates[kind]}>
      <span className={css.piece}>
        <Piece size={36} />
      </span>
      <span className={css.count} style={{ "--digits": amount.length }}>
        {amount}{" "}
      </span>
      <span className={css.under}>
        {label}
        {after}
      </span>
    </div>
  );
}
