import { lazy, Suspense, type ComponentProps } from "react";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { MonthCalendar as Calendar } from "./MonthCalendar.tsx";

const MonthCalendar = lazy(async () => ({ default: (await import("./MonthCalendar.tsx")).MonthCalendar }));

/** The calendar of the history, while it loads and if it fails to. */
export function HistoryCalendar(props: ComponentProps<typeof Calendar>) {
  return (
    <ErrorBoundary fallback={problem}>
      <Suspense fallback={<Skeleton shape="card" height={calendarHeight} />}>
        <MonthCalendar {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In pixels. It always has room for six weeks. */
const calendarHeight = 448;

function problem({ error, retry }: { error: Error; retry: () => void }) {
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
