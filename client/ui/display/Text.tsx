import type { ReactNode } from "react";
import { centered as centeredStyle, sizes, titles, tones } from "./Text.css.ts";

interface TextProps {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  centered?: boolean;
  children: ReactNode;
}

export function Text({ tone = "ink", size = "regular", centered, children }: TextProps) {
  return <p className={[tones[tone], sizes[size], centered && centeredStyle].filter(Boolean).join(" ")}>{children}</p>;
}

interface TitleProps {
  /** The level of the heading for screen readers; `look` is its size. */
  level?: 1 | 2 | 3;
  look?: keyof typeof titles;
  centered?: boolean;
  children: ReactNode;
}

export function Title({ level = 1, look = "page", centered, children }: TitleProps) {
  const Tag = `h${level}` as const;
  return <Tag className={centered ? `${titles[look]} ${centeredStyle}` : titles[look]}>{children}</Tag>;
}
