import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { TrendsScreenQuery } from "#client/__generated__/TrendsScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { useWholeScreen } from "#client/chrome/screen/useWholeScreen.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { Held } from "#client/ui/layout/Held.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { fewestTrendDays } from "#domain/trends.ts";
import { KarmaTrend } from "./KarmaTrend.tsx";
import { MoodDistribution } from "./MoodDistribution.tsx";
import { MoodKarma } from "./MoodKarma.tsx";
import { MoodTracker } from "./MoodTracker.tsx";
import { NewDiary } from "./NewDiary.tsx";
import { openingWeekIn } from "./openingWeek.ts";
import { TrendInsight } from "./TrendInsight.tsx";
import { TrendsColumns } from "./TrendsColumns.tsx";
import { TrendsSkeleton } from "./TrendsSkeleton.tsx";
import { useComparisonNote } from "./useComparisonNote.ts";
import { YearInPixels } from "./YearInPixels.tsx";

interface TrendsProps {
  queryRef: PreloadedQuery<TrendsScreenQuery>;
}

const query = graphql`
  query TrendsScreenQuery($year: Int!, $from: Date!, $to: Date!, $week: Date, $hasWeek: Boolean!) @preloadable {
    viewer @required(action: THROW) {
      trends {
        all {
          written
        }
      }
      ...KarmaTrend_viewer @arguments(week: $week, hasWeek: $hasWeek)
      ...MoodKarma_viewer
      ...MoodDistribution_viewer
      ...MoodTracker_viewer
      ...YearInPixels_viewer
      ...YearGrid_viewer @arguments(year: $year, from: $from, to: $to)
      ...TrendInsight_viewer
      ...useComparisonNote_viewer
    }
  }
`;

export const head: Head = { title: "Trends & Insights", back: "/" };

/** Trends & Insights: karma and moods over time. */
export function TrendsScreen({ queryRef }: TrendsProps) {
  return (
    <Screen {...head}>
      <ErrorBoundary fallback={problem}>
        <Suspense fallback={<TrendsSkeleton />}>
          <Trends queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </Screen>
  );
}

function Trends({ queryRef }: TrendsProps) {
  const { data, isStale } = usePreloaded<TrendsScreenQuery>(query, queryRef);
  const { viewer } = data;
  const note = useComparisonNote(viewer);
  const [search] = useSearchParams();
  const week = openingWeekIn(search);
  const isWhole = useWholeScreen();
  const isServers = useOrigin("TrendsScreenQuery") === "server";
  const days = viewer.trends.all.written.length;

  if (days < fewestTrendDays)
    return (
      <Stack>
        {isStale && <StaleNote data="numbers" />}
        <NewDiary days={days} />
      </Stack>
    );
  return (
    <Stack>
      {isStale && <StaleNote data="numbers" />}
      <TrendsColumns
        trend={<KarmaTrend key={week} viewer={viewer} week={week} />}
        insight={
          <Held isHeld={!isServers}>
            <TrendInsight viewer={viewer} note={note} />
          </Held>
        }
        tracker={<MoodTracker viewer={viewer} />}
        correlation={<MoodKarma viewer={viewer} />}
        distribution={<MoodDistribution viewer={viewer} />}
        year={<YearInPixels viewer={viewer} />}
        isBegun={!isWhole}
      />
    </Stack>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="Your trends could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
