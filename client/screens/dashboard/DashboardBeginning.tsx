import { Spinner } from "#client/ui/display/Spinner.tsx";
import { beginning, waiting } from "./BalanceCard.css.ts";
import { BalanceScene } from "./BalanceCard.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { unweighed } from "./DashboardSkeleton.tsx";

/** What of home stands in the page that is made at build: the scale in its land, where it will be. */
export function DashboardBeginning() {
  const balance = (
    <div className={beginning}>
      <BalanceScene {...unweighed} standsIn />
      <div className={waiting}>
        <Spinner />
      </div>
    </div>
  );
  return <DashboardColumns balance={balance} mood={null} tip={null} tiles={null} summary={null} quote={null} />;
}
