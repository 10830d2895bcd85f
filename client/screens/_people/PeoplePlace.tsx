import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { sheet } from "./PeopleList.css.ts";
import { row } from "./PersonRow.css.ts";

/** The place of a screen's people: loading, loaded or failed. The rest of the screen stays. */
export function PeoplePlace({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={problem}>
      <Suspense fallback={<PeopleSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="These people could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}

function PeopleSkeleton() {
  return (
    <div className={sheet}>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className={row}>
          <Skeleton shape="round" width={48} height={48} />
          <Skeleton width="65%" />
          <Skeleton height={44} shape="card" />
        </div>
      ))}
    </div>
  );
}
