import { HistoryFrame } from "./HistoryFrame.tsx";
import { SheetsSkeleton } from "./list/SheetsSkeleton.tsx";
import { useHistoryView } from "./list/useHistoryView.ts";
import { PeriodMenu } from "./PeriodSelect.tsx";

/** Shown while the entries load. The period and the tabs are usable. */
export function JournalSkeleton() {
  const [view, change] = useHistoryView();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodMenu months={[]} period={view} onChange={change} />}
    >
      <SheetsSkeleton />
    </HistoryFrame>
  );
}
