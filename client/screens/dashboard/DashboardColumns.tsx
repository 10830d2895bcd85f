import type { ReactNode } from "react";
import * as css from "./DashboardColumns.css.ts";

interface DashboardColumnsProps {
  balance: ReactNode;
  mood: ReactNode;
  question?: ReactNode;
  finding?: ReactNode;
  memory?: ReactNode;
  tiles: ReactNode;
  quote: ReactNode;
  summary: ReactNode;
}

/** The parts of home, in the order of a phone. */
export function DashboardColumns(parts: DashboardColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.area}>{parts.balance}</div>
      <div className={css.area}>{parts.mood}</div>
      <div className={css.column}>
        <div className={css.question}>{parts.question}</div>
        <div className={css.finding}>{parts.finding}</div>
        <div className={css.memory}>{parts.memory}</div>
        {parts.tiles}
      </div>
      <div className={css.column}>
        {parts.quote}
        {parts.summary}
      </div>
    </div>
  );
}
