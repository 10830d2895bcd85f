import { Suspense } from "react";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import historyQuery, { type HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { useHistoryView } from "../list/useHistoryView.ts";
import { PeriodMenu, PeriodSelect } from "./PeriodSelect.tsx";

interface HistoryPeriodProps {
  queryRef: PreloadedQuery<HistoryQuery>;
  labelHidden?: boolean;
}

/** "Time Period". While the months load, and if they fail to, it offers All Time and the chosen period. */
export function HistoryPeriod({ queryRef, labelHidden }: HistoryPeriodProps) {
  const [period, onChange] = useHistoryView();
  const menu = <PeriodMenu months={[]} period={period} onChange={onChange} labelHidden={labelHidden} />;

  return (
    <ErrorBoundary fallback={() => menu}>
      <Suspense fallback={menu}>
        <LoadedPeriod queryRef={queryRef} labelHidden={labelHidden} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPeriod({ queryRef, labelHidden }: HistoryPeriodProps) {
  const [period, onChange] = useHistoryView();
  const { viewer } = usePreloadedQuery<HistoryQuery>(historyQuery, queryRef);
  return <PeriodSelect viewer={viewer} period={period} onChange={onChange} labelHidden={labelHidden} />;
}
