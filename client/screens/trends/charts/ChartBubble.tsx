import type { ReactNode } from "react";
import { bubble, title as titleStyle } from "./ChartBubble.css.ts";

interface ChartBubbleProps {
  title: string;
  children: ReactNode;
}

/** Tells of the part of a chart that is pointed at, or reached by keyboard. */
export function ChartBubble({ title, children }: ChartBubbleProps) {
  return (
    <output className={bubble}>
      <p className={titleStyle}>{title}</p>
      {children}
    </output>
  );
}
