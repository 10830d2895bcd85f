import { Activity } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { BookPlace } from "#client/screens/_book/BookPlace.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { FindPart } from "./finding/FindPart.tsx";
import { useTerm } from "./finding/useFinding.ts";
import { EntryList } from "./list/EntryList.tsx";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { historyProblem } from "./HistoryProblem.tsx";
import { useHistoryView } from "./list/useHistoryView.ts";
import { PeriodSelect } from "./PeriodSelect.tsx";

interface HistoryProps {
  queryRef: PreloadedQuery<HistoryQuery>;
  isCalendarOpen: boolean;
  /** Opens the form of a new entry. */
  onWrite: () => void;
}

const query = graphql`
  query HistoryQuery($filter: HistoryFilter!, $month: Date, $day: Date, $count: Int!) @preloadable {
    viewer @required(action: THROW) {
      ...PeriodSelect_viewer
      ...BookPlace_viewer
      ...EntryList_viewer @arguments(filter: $filter, month: $month, day: $day, count: $count)
    }
  }
`;

/** The diary: the search, the period, the tabs and the entries. */
export function History({ queryRef, isCalendarOpen, onWrite }: HistoryProps) {
  const { data, isStale } = usePreloaded<HistoryQuery>(query, queryRef);
  const { viewer } = data;
  const [view, change] = useHistoryView();
  const { term, clear } = useTerm();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodSelect viewer={viewer} period={view} onChange={change} />}
    >
      <FindPart term={term} view={view} onChange={change} isCalendarOpen={isCalendarOpen} onClear={clear}>
        {/* Kept during a search, with its scroll position and all that was loaded. */}
        <Activity mode={term === "" ? "visible" : "hidden"}>
          <Stack>
            {isStale && <StaleNote data="entries" />}
            <BookPlace viewer={viewer} isBeside={false} />
            <ErrorBoundary fallback={historyProblem}>
              <EntryList viewer={viewer} view={view} onWrite={onWrite} />
            </ErrorBoundary>
          </Stack>
        </Activity>
      </FindPart>
    </HistoryFrame>
  );
}
