import type { ReactNode } from "react";
import { useWide } from "#client/ui/layout/useWide.ts";
import { begun, column, columns, side } from "./TrendsColumns.css.ts";

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
 * One card below another on a phone; on a tablet the karma trend and the year across, and two columns between them; on a desktop two
 * columns and the year below them. The document's order is that of the eye in all, which styles alone could not do for columns of
 * their own heights.
 */
export function TrendsColumns(props: TrendsColumnsProps) {
  const { trend, insight, tracker, correlation, distribution, year, isBegun = false } = props;
  const all = isBegun ? `${column} ${begun}` : column;
  if (!useWide())
    return (
      <div className={all}>
        {trend}
        <div className={columns}>
          <div className={side}>
            {insight}
            {!isBegun && tracker}
          </div>
          {!isBegun && (
            <div className={side}>
              {correlation}
              {distribution}
            </div>
          )}
        </div>
        {!isBegun && year}
      </div>
    );
  return (
    <div className={all}>
      <div className={columns}>
        <div className={side}>
          {trend}
          {tracker}
        </div>
        <div className={side}>
          {insight}
          {correlation}
          {distribution}
        </div>
      </div>
      {!isBegun && year}
    </div>
  );
}
