import type { ReactNode } from "react";
import { useWide } from "#client/ui/layout/useWide.ts";
import { begun, column, columns } from "./TrendsColumns.css.ts";

/** In the order of a phone. */
interface TrendsColumnsProps {
  trend: ReactNode;
  insight?: ReactNode;
  tracker: ReactNode;
  correlation: ReactNode;
  distribution: ReactNode;
  year: ReactNode;
  /** Draws only what the window shows at its top. */
  isBegun?: boolean;
}

/**
 * One card below another on a phone, two columns and the year below them on a desktop. The document's order is that of the eye in
 * both, which styles alone could not do for two columns of their own heights.
 */
export function TrendsColumns(props: TrendsColumnsProps) {
  const { trend, insight, tracker, correlation, distribution, year, isBegun = false } = props;
  const all = isBegun ? `${column} ${begun}` : column;
  if (!useWide())
    return (
      <div className={all}>
        {trend}
        {insight}
        {!isBegun && (
          <>
            {tracker}
            {correlation}
            {distribution}
            {year}
          </>
        )}
      </div>
    );
  return (
    <div className={all}>
      <div className={columns}>
        <div className={column}>
          {trend}
          {tracker}
        </div>
        <div className={column}>
          {insight}
          {correlation}
          {distribution}
        </div>
      </div>
      {!isBegun && year}
    </div>
  );
}
