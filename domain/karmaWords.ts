import type { Karma } from "./karma.ts";

type CoalLabel = "Learning Point" | "Learning Points";

/** The label for an amount of coal: "1 Learning Point", "3 Learning Points". */
export function coalLabel(coal: number): CoalLabel {
  return Math.abs(coal) === 1 ? "Learning Point" : "Learning Points";
}

/** An amount with its sign, as shown before a label: "+2", "−1". */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export interface KarmaLine {
  kind: "gold" | "coal" | "none";
  amount: number;
  label: "Good Karma" | CoalLabel | "Coal Karma Reduction" | "No Karma Change";
}

/** The lines of the Karma Impact Preview, gold first. A part that is 0 has no line. */
export function karmaPreviewLines({ gold, coal }: Karma): readonly KarmaLine[] {
  const lines: KarmaLine[] = [];
  if (gold !== 0) lines.push({ kind: "gold", amount: gold, label: "Good Karma" });
  if (coal !== 0)
    lines.push({ kind: "coal", amount: coal, label: coal < 0 ? "Coal Karma Reduction" : coalLabel(coal) });

  return lines.length > 0 ? lines : [{ kind: "none", amount: 0, label: "No Karma Change" }];
}

/** A preview line for screen readers. A minus before the word "reduction" would be a double negative. */
export function spokenLine({ kind, amount, label }: KarmaLine): string {
  if (kind === "none") return label;
  return amount < 0 ? `${label}: ${-amount}` : `${amount} ${label}`;
}
