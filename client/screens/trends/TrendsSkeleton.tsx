import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { TrendsColumns } from "./TrendsColumns.tsx";

/** The cards of the screen while they load, with grey blocks as tall as their content. */
export function TrendsSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <TrendsColumns
        trend={<Blocks title="Karma Balance Trend" heights={[44, 240, 60]} />}
        insight={<Blocks title="What your days show" heights={[150, 60]} />}
        tracker={<Blocks title="Mood Tracker" heights={[52, 44, 44, 44, 44]} />}
        correlation={<Blocks title="Mood & Karma Correlation" heights={[40, 40, 40]} />}
        distribution={<Blocks title="All-Time Mood Distribution" heights={[210]} />}
        year={<Blocks title="Year in Pixels" heights={[52, 320]} />}
      />
    </div>
  );
}

function Blocks({ title, heights }: { title: string; heights: readonly number[] }) {
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
