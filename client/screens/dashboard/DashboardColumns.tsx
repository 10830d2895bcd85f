import type { ReactNode } from "react";
import { Stack, TwoColumns } from "#client/ui/Stack.tsx";
import { reading } from "./DashboardColumns.css.ts";

interface DashboardColumnsProps {
  balance: ReactNode;
  mood: ReactNode;
  summary: ReactNode;
  tip: ReactNode;
  tiles: ReactNode;
  quote: ReactNode;
}

export function DashboardColumns({ balance, mood, summary, tip, tiles, quote }: DashboardColumnsProps) {
  return (
    <TwoColumns>
      <Stack>
        {balance}
        {mood}
      </Stack>
      <Stack>
        <div className={reading}>{summary}</div>
        {tip}
        {tiles}
        <div className={reading}>{quote}</div>
      </Stack>
    </TwoColumns>
  );
}
