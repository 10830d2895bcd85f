import { Suspense } from "react";
import { useFragment, type PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { DashboardScreen_viewer$key } from "#client/__generated__/DashboardScreen_viewer.graphql.ts";
import type { DashboardScreenQuery } from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { wasWrittenRecently } from "#client/data/relay/written.ts";
import { Held } from "#client/ui/layout/Held.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { DashboardProblem } from "./DashboardProblem.tsx";
import { BalanceSkeleton, DashboardSkeleton, QuoteSkeleton, SummarySkeleton } from "./DashboardSkeleton.tsx";
import { HeavyDaysCard } from "./HeavyDaysCard.tsx";
import { InsightsCard, OnThisDay } from "./later.ts";
import { KarmaBalanceCard } from "./KarmaBalanceCard.tsx";
import { MoodCard } from "./MoodCard.tsx";
import { QuestionPlace } from "./QuestionPlace.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import { Tiles } from "./Tiles.tsx";
import { TodaysSummaryCard } from "./TodaysSummaryCard.tsx";
import { useReturn } from "./useReturn.ts";

interface DashboardProps {
  queryRef: PreloadedQuery<DashboardScreenQuery>;
}

const query = graphql`
  query DashboardScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...DashboardScreen_viewer
    }
  }
`;

/** Every write of an entry also selects this (client/data/relay/written.ts). */
const cards = graphql`
  fragment DashboardScreen_viewer on Viewer {
    ...KarmaBalanceCard_viewer
    ...MoodCard_viewer
    ...TodaysSummaryCard_viewer
    ...QuoteCard_viewer
    ...QuestionPlace_viewer
    ...InsightsCard_viewer
    ...OnThisDay_viewer
  }
`;

export const head: Head = { title: "Home", titleHidden: true };

/** Home: the balance, the current mood and today's summary, with links to the rest. */
export function DashboardScreen({ queryRef }: DashboardProps) {
  return (
    <Screen {...head}>
      <HeavyDaysCard />
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
  const { data, isStale, refresh } = usePreloaded<DashboardScreenQuery>(query, queryRef, wasWrittenRecently);
  const viewer = useFragment<DashboardScreen_viewer$key>(cards, data.viewer);
  useReturn(refresh);
  // What belongs to a day is only shown on that day, and what it says of the person only once the server has said it.
  const origin = useOrigin("DashboardScreenQuery");
  const isOfToday = origin !== "earlier";

  return (
    <Stack>
      {isStale && <StaleNote data="numbers" />}
      <DashboardColumns
        balance={isOfToday ? <KarmaBalanceCard viewer={viewer} /> : <BalanceSkeleton />}
        mood={<MoodCard viewer={viewer} />}
        summary={isOfToday ? <TodaysSummaryCard viewer={viewer} /> : <SummarySkeleton />}
        question={isOfToday ? <QuestionPlace viewer={viewer} /> : <QuestionPlace />}
        finding={origin === "server" && <InsightsCard viewer={viewer} />}
        memory={
          <Held isHeld={origin !== "server"}>
            <OnThisDay viewer={viewer} />
          </Held>
        }
        tiles={<Tiles />}
        quote={isOfToday ? <QuoteCard viewer={viewer} /> : <QuoteSkeleton />}
      />
    </Stack>
  );
}
