import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { TrendsColumns } from "./TrendsColumns.tsx";

/** The cards of the screen, with bones as tall as what comes. */
export function TrendsSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <TrendsColumns
        trend={<Bones title="Karma Balance Trend" heights={[330, 60]} />}
        correlation={<Bones title="Mood & Karma Correlation" heights={[52, 52, 52, 44]} />}
        distribution={<Bones title="All-Time Mood Distribution" heights={[210, 34, 34, 34]} />}
        tracker={<Bones title="Mood Tracker" heights={[52, 44, 44, 44]} />}
        year={<Bones title="Year in Pixels" heights={[52, 320]} />}
      />
    </div>
  );
}

function Bones({ title, heights }: { title: string; heights: readonly number[] }) {
  return (
    <Card title={title}>
      <Stack>
        {heights.map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <Skeleton key={index} height={height} shape="card" />
        ))}
      </Stack>
    </Card>
  );
}
