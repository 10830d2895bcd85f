import type { ReactNode } from "react";
import { tones } from "./Chip.css.ts";

interface ChipProps {
  /** Gold and coal are for karma alone. */
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A short mark on a card, such as "Felt Happy". */
export function Chip({ tone = "plain", children }: ChipProps) {
  return <span className={tones[tone]}>{children}</span>;
}
