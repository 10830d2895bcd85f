import type { ReactNode } from "react";
import { centered as centeredStyle, sizes, tones } from "./Text.css.ts";

interface TextProps {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  centered?: boolean;
  children: ReactNode;
}

export function Text({ tone = "ink", size = "regular", centered, children }: TextProps) {
  return <p className={[tones[tone], sizes[size], centered && centeredStyle].filter(Boolean).join(" ")}>{children}</p>;
}
