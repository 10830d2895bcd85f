import type { Karma, KarmaLine } from "#domain/karma.ts";
import { label as labelStyle, number, pair, washes } from "./KarmaCounts.css.ts";

export function KarmaCounts({ gold, coal }: Karma) {
  return (
    <div className={pair}>
      <Wash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" />
      <Wash kind="coal" amount={coal.toLocaleString("en")} label="Learning Points" />
    </div>
  );
}

/** The lines of the Karma Impact Preview, read aloud when they change. */
export function KarmaChange({ lines }: { lines: readonly KarmaLine[] }) {
  return (
    <div className={pair} aria-live="polite">
      {lines.map(({ kind, amount, label }) => (
        <Wash key={kind} kind={kind} amount={kind === "none" ? undefined : signed(amount)} label={label} />
      ))}
    </div>
  );
}

interface WashProps {
  kind: KarmaLine["kind"];
  amount: string | undefined;
  label: string;
}

function Wash({ kind, amount, label }: WashProps) {
  return (
    <div className={washes[kind]}>
      {amount !== undefined && <span className={number}>{amount} </span>}
      <span className={labelStyle}>{label}</span>
    </div>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
