import type { ReactNode } from "react";
import { between as betweenStyle, columns, gaps, row, stack } from "./Stack.css.ts";

interface StackProps {
  gap?: keyof typeof gaps;
  children: ReactNode;
}

export function Stack({ gap = "regular", children }: StackProps) {
  return <div className={`${stack} ${gaps[gap]}`}>{children}</div>;
}

interface RowProps extends StackProps {
  between?: boolean;
}

/** Items side by side; they wrap to the next line. */
export function Row({ gap = "tight", between, children }: RowProps) {
  return <div className={[row, gaps[gap], between && betweenStyle].filter(Boolean).join(" ")}>{children}</div>;
}

interface ColumnsProps extends StackProps {
  /** Minimum width of a column in pixels. Columns that do not fit wrap to the next line. */
  least: number;
}

export function Columns({ gap = "regular", least, children }: ColumnsProps) {
  return (
    <div className={`${columns} ${gaps[gap]}`} style={{ "--least": `${least}px` }}>
      {children}
    </div>
  );
}
