import { Suspense } from "react";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import historyQuery, { type HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { BookPlace } from "./BookPlace.tsx";

interface HistoryBookProps {
  queryRef: PreloadedQuery<HistoryQuery>;
}

/** The book in the column beside the history. It is left out if it cannot be loaded. */
export function HistoryBook(props: HistoryBookProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<Skeleton shape="card" height={cardHeight} />}>
        <LoadedBook {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In pixels, so that the calendar below does not move. */
const cardHeight = 276;

function LoadedBook({ queryRef }: HistoryBookProps) {
  const { viewer } = usePreloadedQuery<HistoryQuery>(historyQuery, queryRef);
  return <BookPlace viewer={viewer} isBeside />;
}
