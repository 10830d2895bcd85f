import type { ReactNode } from "react";
import { areas, columns } from "./DashboardColumns.css.ts";

interface DashboardColumnsProps {
  balance: ReactNode;
  mood: ReactNode;
  question?: ReactNode;
  tip: ReactNode;
  tiles: ReactNode;
  summary: ReactNode;
  quote: ReactNode;
}

export function DashboardColumns({ balance, mood, question, tip, tiles, summary, quote }: DashboardColumnsProps) {
  return (
    <div className={columns}>
      <div className={areas.balance}>{balance}</div>
      <div className={areas.mood}>{mood}</div>
      <div className={areas.tip}>
        {question}
        {tip}
      </div>
      <div className={areas.tiles}>{tiles}</div>
      <div className={areas.summary}>{summary}</div>
      <div className={areas.quote}>{quote}</div>
    </div>
  );
}
