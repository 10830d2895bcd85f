import type { Karma } from "#domain/karma.ts";
import { coalLabel, signed, spokenLine, type KarmaLine } from "#domain/karmaWords.ts";
import { label as labelStyle, number, pair, washes } from "./KarmaCounts.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function KarmaCounts({ gold, coal }: Karma) {
  return (
    <div className={pair}>
      <Wash kind="gold" amount={gold.toLocaleString("en")} label="Good Karma" />
      <Wash kind="coal" amount={coal.toLocaleString("en")} label={coalLabel(coal)} />
    </div>
  );
}

/** The lines of the Karma Impact Preview, read aloud when they change. */
export function KarmaChange({ lines }: { lines: readonly KarmaLine[] }) {
  return (
    <div>
      <div className={pair} aria-hidden="true">
        {lines.map(({ kind, amount, label }) => (
          <Wash key={kind} kind={kind} amount={kind === "none" ? undefined : signed(amount)} label={label} />
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
