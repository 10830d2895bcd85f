import type { Karma, KarmaLine } from "#domain/karma.ts";
import { label as labelStyle, number, pair, washes } from "./KarmaCounts.css.ts";

/** How much of each karma there is, each on its wash with its name (spec section 2). */
export function KarmaCounts({ gold, coal }: Karma) {
  return (
    <div className={pair}>
      <Wash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" />
      <Wash kind="coal" amount={coal.toLocaleString("en")} label="Learning Points" />
    </div>
  );
}

/** What an entry would change: the lines of the Karma Impact Preview, said aloud when they change. */
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
