import type { KarmaLine } from "#domain/karmaWords.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import * as css from "./KarmaWash.css.ts";

interface KarmaWashProps {
  kind: KarmaLine["kind"];
  /** How many coins or lumps to draw. */
  pieces?: number;
  amount: string | undefined;
  label: string;
}

/** An amount of karma on a tinted background, with its coins or lumps. */
export function KarmaWash({ kind, pieces = 1, amount, label }: KarmaWashProps) {
  const Piece = kind === "gold" ? CoinIcon : LumpIcon;

  return (
    <div className={css.washes[kind]}>
      {kind !== "none" && (
        <span className={css.pieces}>
          {Array.from({ length: pieces }, (_, index) => (
            <Piece key={index} size={34} />
          ))}
        </span>
      )}
      <div className={css.caption}>
        {amount !== undefined && <span className={css.number}>{amount} </span>}
        <span className={css.label}>{label}</span>
      </div>
    </div>
  );
}
