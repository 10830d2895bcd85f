import type { ReactNode } from "react";
import { tones } from "./Chip.css.ts";

interface ChipProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A short label on a card, such as "Felt Happy". */
export function Chip({ tone = "plain", children }: ChipProps) {
  return <span className={tones[tone]}>{children}</span>;
}
