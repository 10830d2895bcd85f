import { Activity, Suspense, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useBeside } from "#client/ui/layout/useWide.ts";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import type { LocalDate } from "#domain/days.ts";
import { BookPlace } from "./BookPlace.tsx";
import { HistoryCalendar } from "./finding/HistoryCalendar.tsx";
import { Results } from "./finding/Results.tsx";
import { useTerm } from "./finding/useFinding.ts";
import * as css from "./History.css.ts";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { historyProblem } from "./HistoryProblem.tsx";
import { EntryList } from "./list/EntryList.tsx";
import { allTime, type HistoryView } from "./list/historyView.ts";
import { SheetsSkeleton } from "./list/SheetsSkeleton.tsx";
import { useHistoryView } from "./list/useHistoryView.ts";
import { JournalMargin } from "./margin/laterMargin.ts";
import { BegunPage } from "./page/BegunPage.tsx";

interface HistoryProps {
  queryRef: PreloadedQuery<HistoryQuery>;
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

/** The diary: its controls, the calendar, and its entries or the results of a search. */
export function History({ queryRef, onWrite }: HistoryProps) {
  const [view, change] = useHistoryView();
  const { term, clear } = useTerm();
  const [found, setFound] = useState<ReadonlyMap<LocalDate, number>>(nothing);
  const [hasNotes, setHasNotes] = useState(false);
  const entries = useRef<HTMLDivElement>(null);
  const isFinding = term !== "";
  const choose = (day: LocalDate) => {
    if (day === view.day) return change(allTime);
    change({ day, month: null });
    // On a phone the calendar fills the window. Beside the entries it moves nothing.
    entries.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <HistoryFrame
      queryRef={queryRef}
      calendar={
        <HistoryCalendar day={view.day} month={view.month} found={isFinding ? found : nothing} onDay={choose} />
      }
      notes={hasNotes && !isFinding && <JournalMargin />}
      belowCalendar={<div ref={entries} className={css.belowCalendar} />}
    >
      {isFinding && <Results term={term} view={view} onChange={change} onClear={clear} onFound={setFound} />}
      {/* Kept during a search, with its scroll position and all that was loaded. */}
      <Activity mode={isFinding ? "hidden" : "visible"}>
        <Stack>
          <BegunPage />
          <ErrorBoundary fallback={historyProblem}>
            <Suspense fallback={<SheetsSkeleton />}>
              <Entries queryRef={queryRef} view={view} onWrite={onWrite} onNotes={setHasNotes} />
            </Suspense>
          </ErrorBoundary>
        </Stack>
      </Activity>
    </HistoryFrame>
  );
}

const nothing: ReadonlyMap<LocalDate, number> = new Map();

interface EntriesProps extends HistoryProps {
  view: HistoryView;
  onNotes: (hasNotes: boolean) => void;
}

function Entries({ queryRef, ...list }: EntriesProps) {
  const { data, isStale } = usePreloaded<HistoryQuery>(query, queryRef);
  const hasColumn = useBeside();
  const isAllTime = list.view.day === null && list.view.month === null;

  return (
    <Stack>
      {isStale && <StaleNote data="entries" />}
      {!hasColumn && isAllTime && <BookPlace viewer={data.viewer} isBeside={false} />}
      <EntryList viewer={data.viewer} {...list} />
    </Stack>
  );
}
