import { BalanceScale } from "#client/ui/BalanceScale.tsx";
import { Card } from "#client/ui/Card.tsx";
import { KarmaCounts } from "#client/ui/KarmaCounts.tsx";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { Row, Stack } from "#client/ui/Stack.tsx";
import { Stats } from "#client/ui/Stats.tsx";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { Placeholder } from "./Placeholder.tsx";
import { Tiles } from "./Tiles.tsx";
import { statsOf } from "./TodaysSummaryCard.tsx";

export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <DashboardColumns
        balance={
          <BalanceCard rangeSelect={<Skeleton width={96} height={44} shape="card" />}>
            <Placeholder>
              <BalanceScale gold={0} coal={0} />
            </Placeholder>
            <Placeholder bones={2}>
              <KarmaCounts gold={0} coal={0} />
            </Placeholder>
            <Skeleton height={48} shape="card" />
          </BalanceCard>
        }
        mood={
          <Card title="Mood update & Journal note">
            <Stack>
              <Row>
                <Skeleton width={60} height={60} shape="card" />
                <Skeleton width="40%" height={20} />
              </Row>
              <Skeleton height={46} shape="card" />
              <Skeleton height={48} shape="card" />
            </Stack>
          </Card>
        }
        summary={
          <Card title="Today's Summary">
            <Placeholder bones={4}>
              <Stats stats={statsOf(nothing)} />
            </Placeholder>
          </Card>
        }
        tip={<Skeleton height={48} shape="card" />}
        tiles={
          <Placeholder bones={2}>
            <Tiles />
          </Placeholder>
        }
        quote={
          <Card title="Daily Inspiration">
            <Skeleton height={84} shape="card" />
          </Card>
        }
      />
    </div>
  );
}

const nothing = { actionsLogged: 0, positiveInteractions: 0, reflectionsWritten: 0, goodKarmaSent: 0 };
