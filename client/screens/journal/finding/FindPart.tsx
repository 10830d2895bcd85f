import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { LocalDate } from "#domain/days.ts";
import { SheetsSkeleton } from "../list/SheetsSkeleton.tsx";
import { allTime, type HistoryView } from "../list/historyView.ts";
import { asides, belowCalendar, inView } from "./FindPart.css.ts";
import { SearchAttempts } from "./SearchAttempts.tsx";

const FoundList = lazy(async () => ({ default: (await import("./FoundList.tsx")).FoundList }));
const MonthCalendar = lazy(async () => ({ default: (await import("./MonthCalendar.tsx")).MonthCalendar }));

interface FindPartProps {
  /** Empty outside a search. */
  term: string;
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
  isCalendarOpen: boolean;
  onClear: () => void;
  /** The history. It stays mounted during a search. */
  children: ReactNode;
}

/** The results of a search, or the history; and the calendar. */
export function FindPart({ term, view, onChange, isCalendarOpen, onClear, children }: FindPartProps) {
  const [found, setFound] = useState<ReadonlyMap<LocalDate, number>>(nothing);
  const isWide = useWide();
  const isFinding = term !== "";
  const isBeside = isFinding && isWide;
  const entries = useRef<HTMLDivElement>(null);
  const choose = (day: LocalDate) => {
    if (day === view.day) return onChange(allTime);
    onChange({ day, month: null });
    // On a phone the calendar fills the window.
    entries.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <>
      {(isCalendarOpen || isBeside) && (
        <aside className={asides[isFinding ? "results" : "history"]} aria-label="Calendar">
          <div className={isBeside ? inView : undefined}>
            <ErrorBoundary fallback={calendarProblem}>
              <Suspense fallback={<Skeleton height={440} />}>
                <MonthCalendar day={view.day} month={view.month} found={isFinding ? found : nothing} onDay={choose} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </aside>
      )}
      {isCalendarOpen && !isBeside && <div ref={entries} className={belowCalendar} />}
      {isFinding && (
        <SearchAttempts of={`${term} ${JSON.stringify(view)}`} fallback={problem}>
          {(attempt) => (
            <Suspense fallback={<SheetsSkeleton />}>
              <FoundList
                term={term}
                view={view}
                attempt={attempt}
                onWiden={() => onChange({ ...allTime, filter: "all" })}
                onClear={onClear}
                onFound={setFound}
              />
            </Suspense>
          )}
        </SearchAttempts>
      )}
      {children}
    </>
  );
}

const nothing: ReadonlyMap<LocalDate, number> = new Map();

interface Trouble {
  error: Error;
  retry: () => void;
}

function problem({ error, retry }: Trouble) {
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

function calendarProblem({ error, retry }: Trouble) {
  return (
    <Card>
      <ErrorNote
        title="The calendar could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
