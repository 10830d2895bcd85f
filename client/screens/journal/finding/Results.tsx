import { lazy, Suspense } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { LocalDate } from "#domain/days.ts";
import { allTime, type HistoryView } from "../list/historyView.ts";
import { SheetsSkeleton } from "../list/SheetsSkeleton.tsx";
import { SearchAttempts } from "./SearchAttempts.tsx";

const FoundList = lazy(async () => ({ default: (await import("./FoundList.tsx")).FoundList }));

interface ResultsProps {
  term: string;
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
  onClear: () => void;
  /** Called with how many results each day has, for the calendar. */
  onFound: (days: ReadonlyMap<LocalDate, number>) => void;
}

/** The results of a search, while they load and if they fail to. */
export function Results({ term, view, onChange, onClear, onFound }: ResultsProps) {
  return (
    <SearchAttempts of={`${term} ${JSON.stringify(view)}`} fallback={problem}>
      {(attempt) => (
        <Suspense fallback={<SheetsSkeleton />}>
          <FoundList
            term={term}
            view={view}
            attempt={attempt}
            onWiden={() => onChange({ ...allTime, filter: "all" })}
            onClear={onClear}
            onFound={onFound}
          />
        </Suspense>
      )}
    </SearchAttempts>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="The search did not work"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
