import { useEffect, useRef } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { usePreloaded } from "#client/data/usePreloaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { EntryList } from "./list/EntryList.tsx";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { useHistoryView } from "./list/historyView.ts";
import { PeriodSelect } from "./PeriodSelect.tsx";

interface HistoryProps {
  queryRef: PreloadedQuery<HistoryQuery>;
  /** Opens the form of a new entry. */
  onWrite: () => void;
}

const query = graphql`
  query HistoryQuery($filter: HistoryFilter!, $month: Date, $day: Date, $count: Int!) @preloadable {
    viewer @required(action: THROW) {
      ...PeriodSelect_viewer
      ...EntryList_viewer @arguments(filter: $filter, month: $month, day: $day, count: $count)
    }
  }
`;

/** The diary: the period, the tabs and the entries. */
export function History({ queryRef, onWrite }: HistoryProps) {
  const { data, isStale } = usePreloaded<HistoryQuery>(query, queryRef);
  const { viewer } = data;
  const [view, change] = useHistoryView();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodSelect viewer={viewer} period={view} onChange={change} />}
    >
      <Stack>
        {isStale && <StaleNote of="entries" />}
        <ErrorBoundary fallback={problem}>
          <EntryList viewer={viewer} view={view} onWrite={onWrite} />
        </ErrorBoundary>
      </Stack>
    </HistoryFrame>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return <HistoryProblem error={error} onRetry={retry} />;
}

interface HistoryProblemProps {
  error: Error;
  onRetry: () => void;
}

/** In the place of entries that could not be loaded. Another tab or month tries again. */
function HistoryProblem({ error, onRetry }: HistoryProblemProps) {
  const [view] = useHistoryView();
  const failedFor = useRef(view);

  useEffect(() => {
    if (failedFor.current === view) return;
    failedFor.current = view;
    onRetry();
  }, [view, onRetry]);

  return (
    <Card>
      <ErrorNote
        title={view.filter === "moods" ? "Failed to fetch mood entries" : "These entries could not be loaded"}
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={onRetry}
      />
    </Card>
  );
}
