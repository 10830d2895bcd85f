import { Suspense, useState } from "react";
import { usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { DashboardScreenQuery } from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/ErrorBoundary.tsx";
import { Screen } from "#client/chrome/Screen.tsx";
import { Stack, TwoColumns } from "#client/ui/Stack.tsx";
import { DashboardProblem } from "./DashboardProblem.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { KarmaBalanceCard } from "./KarmaBalanceCard.tsx";
import { StaleNote } from "./StaleNote.tsx";
import { TodaysSummaryCard } from "./TodaysSummaryCard.tsx";
import { useReturn } from "./useReturn.ts";

interface DashboardProps {
  queryRef: PreloadedQuery<DashboardScreenQuery>;
}

const query = graphql`
  query DashboardScreenQuery {
    viewer @required(action: THROW) {
      ...KarmaBalanceCard_viewer
      ...TodaysSummaryCard_viewer
    }
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
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(query, queryRef);
  const isStale = useFreshness();

  return (
    <Stack>
      {isStale && <StaleNote />}
      <TwoColumns>
        <Stack>
          <KarmaBalanceCard viewer={viewer} />
        </Stack>
        <Stack>
          <TodaysSummaryCard viewer={viewer} />
        </Stack>
      </TwoColumns>
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
