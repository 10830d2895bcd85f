import { Spinner } from "#client/ui/display/Spinner.tsx";
import { card, waiting } from "./BalanceCard.css.ts";
import { BalanceScene } from "./BalanceCard.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { unweighed } from "./DashboardSkeleton.tsx";

/** Home's part of the prerendered page: the scale in its landscape, at its final place. */
export function DashboardBeginning() {
  const balance = (
    <div className={card}>
      <BalanceScene {...unweighed} isPlaceholder />
      <div className={waiting}>
        <Spinner />
      </div>
    </div>
  );
  return <DashboardColumns balance={balance} mood={null} tiles={null} summary={null} quote={null} />;
}
