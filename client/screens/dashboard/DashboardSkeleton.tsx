import { BalanceScale } from "#client/ui/BalanceScale.tsx";
import { Card } from "#client/ui/Card.tsx";
import { KarmaCounts } from "#client/ui/KarmaCounts.tsx";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { TwoColumns } from "#client/ui/Stack.tsx";
import { Stats } from "#client/ui/Stats.tsx";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { Placeholder } from "./Placeholder.tsx";
import { statsOf } from "./TodaysSummaryCard.tsx";

/** The dashboard on its way: every part keeps the place it will have. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <TwoColumns>
        <BalanceCard rangeSelect={<Skeleton width={96} height={44} shape="card" />}>
          <Placeholder>
            <BalanceScale gold={0} coal={0} />
          </Placeholder>
          <Placeholder bones={2}>
            <KarmaCounts gold={0} coal={0} />
          </Placeholder>
          <Skeleton height={48} shape="card" />
        </BalanceCard>
        <Card title="Today's Summary">
          <Placeholder bones={4}>
            <Stats stats={statsOf(nothing)} />
          </Placeholder>
        </Card>
      </TwoColumns>
    </div>
  );
}

const nothing = { actionsLogged: 0, positiveInteractions: 0, reflectionsWritten: 0, goodKarmaSent: 0 };
