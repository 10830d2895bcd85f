import type { ReactNode } from "react";
import { areas, columns } from "./TrendsColumns.css.ts";

/** In the order of a phone. */
interface TrendsColumnsProps {
  trend: ReactNode;
  correlation: ReactNode;
  distribution: ReactNode;
  tracker: ReactNode;
  year: ReactNode;
}

export function TrendsColumns({ trend, correlation, distribution, tracker, year }: TrendsColumnsProps) {
  return (
    <div className={columns}>
      <div className={areas.trend}>{trend}</div>
      <div className={areas.correlation}>{correlation}</div>
      <div className={areas.distribution}>{distribution}</div>
      <div className={areas.tracker}>{tracker}</div>
      <div className={areas.year}>{year}</div>
    </div>
  );
}
