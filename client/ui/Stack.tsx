import type { ReactNode } from "react";
import { between as betweenStyle, columns, gaps, page, row, stack } from "./Stack.css.ts";

interface StackProps {
  gap?: keyof typeof gaps;
  children: ReactNode;
}

/** Things below each other. */
export function Stack({ gap = "regular", children }: StackProps) {
  return <div className={`${stack} ${gaps[gap]}`}>{children}</div>;
}

interface RowProps extends StackProps {
  /** First and last go to the edges. */
  between?: boolean;
}

/** Things beside each other, which go to the next line where the page is narrow. */
export function Row({ gap = "tight", between, children }: RowProps) {
  return <div className={[row, gaps[gap], between && betweenStyle].filter(Boolean).join(" ")}>{children}</div>;
}

interface ColumnsProps extends StackProps {
  /** Pixels below which they go below each other. */
  least: number;
}

/** Things of equal width beside each other while there is room, such as first name and surname. */
export function Columns({ gap = "regular", least, children }: ColumnsProps) {
  return (
    <div className={`${columns} ${gaps[gap]}`} style={{ "--least": `${least}px` }}>
      {children}
    </div>
  );
}

/** The two columns of a desktop page, the first a little wider; one below the other on a phone. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
