import type { ReactNode } from "react";
import { centered as centeredStyle, sizes, titles, tones } from "./Text.css.ts";

interface TextProps {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  centered?: boolean;
  children: ReactNode;
}

/** A paragraph. */
export function Text({ tone = "ink", size = "regular", centered, children }: TextProps) {
  return <p className={[tones[tone], sizes[size], centered && centeredStyle].filter(Boolean).join(" ")}>{children}</p>;
}

interface TitleProps {
  /** Its place in the outline of the page. */
  level?: 1 | 2 | 3;
  look?: keyof typeof titles;
  centered?: boolean;
  children: ReactNode;
}

/** A heading that stands outside a Card. */
export function Title({ level = 1, look = "page", centered, children }: TitleProps) {
  const Tag = `h${level}` as const;
  return <Tag className={centered ? `${titles[look]} ${centeredStyle}` : titles[look]}>{children}</Tag>;
}
