import { Suspense, useState } from "react";
import { useFragment, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { DashboardScreen_viewer$key } from "#client/__generated__/DashboardScreen_viewer.graphql.ts";
import type { DashboardScreenQuery } from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/ErrorBoundary.tsx";
import { Screen } from "#client/chrome/Screen.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { DashboardProblem } from "./DashboardProblem.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { InsightsCard } from "./InsightsCard.tsx";
import { KarmaBalanceCard } from "./KarmaBalanceCard.tsx";
import { MoodCard } from "./MoodCard.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import { StaleNote } from "./StaleNote.tsx";
import { Tiles } from "./Tiles.tsx";
import { TodaysSummaryCard } from "./TodaysSummaryCard.tsx";
import { useReturn } from "./useReturn.ts";
import { WellnessTip } from "./WellnessTip.tsx";

interface DashboardProps {
  queryRef: PreloadedQuery<DashboardScreenQuery>;
}

const query = graphql`
  query DashboardScreenQuery {
    viewer @required(action: THROW) {
      ...DashboardScreen_viewer
    }
  }
`;

/** Whatever changes something that stands here selects this too, so that who comes home sees it at once. */
const cards = graphql`
  fragment DashboardScreen_viewer on Viewer {
    ...KarmaBalanceCard_viewer
    ...MoodCard_viewer
    ...TodaysSummaryCard_viewer
    ...QuoteCard_viewer
    ...InsightsCard_viewer
  }
`;

/** Home (spec section 2): the scale first, then the day. */
export function DashboardScreen({ queryRef }: DashboardProps) {
  return (
    <Screen title="Home" titleHidden>
      <ErrorBoundary fallback={problem}>
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </Screen>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return <DashboardProblem error={error} onRetry={retry} />;
}

function Dashboard({ queryRef }: DashboardProps) {
  const data = usePreloadedQuery<DashboardScreenQuery>(query, queryRef);
  const viewer = useFragment<DashboardScreen_viewer$key>(cards, data.viewer);
  const isStale = useFreshness();

  return (
    <Stack>
      {isStale && <StaleNote />}
      <DashboardColumns
        balance={<KarmaBalanceCard viewer={viewer} />}
        mood={<MoodCard viewer={viewer} />}
        summary={<TodaysSummaryCard viewer={viewer} />}
        tip={<WellnessTip />}
        tiles={<Tiles />}
        quote={<QuoteCard viewer={viewer} />}
      />
      <InsightsCard viewer={viewer} />
    </Stack>
  );
}

/** Asks for everything anew behind what is shown (spec section 9). Says whether that did not work out. */
function useFreshness(): boolean {
  const environment = useRelayEnvironment();
  const [isStale, setIsStale] = useState(() => !navigator.onLine);

  useReturn(() => {
    fetchQuery<DashboardScreenQuery>(environment, query, {}).subscribe({
      complete: () => setIsStale(false),
      error: () => setIsStale(true),
    });
  });
  return isStale;
}
