import type { ReactNode } from "react";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { SheetsSkeleton } from "./list/SheetsSkeleton.tsx";
import { useHistoryView } from "./list/useHistoryView.ts";
import { PeriodMenu } from "./PeriodSelect.tsx";

/** The history without its months. The period and the tabs are usable. By default its entries still load. */
export function JournalSkeleton({ children }: { children?: ReactNode }) {
  const [view, change] = useHistoryView();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodMenu months={[]} period={view} onChange={change} />}
    >
      {children ?? <SheetsSkeleton />}
    </HistoryFrame>
  );
}
