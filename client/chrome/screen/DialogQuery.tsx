import { Suspense, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { Spinner } from "#client/ui/display/Spinner.tsx";
import { ErrorBoundary, RetryContext } from "./ErrorBoundary.tsx";

interface DialogQueryProps extends Pick<ComponentProps<typeof ErrorBoundary>, "fallback"> {
  /** Queries the server. A new attempt refetches. */
  children: (attempt: number) => ReactNode;
}

/** Shows a dialog's query: loading, loaded or failed. */
export function DialogQuery({ fallback, children }: DialogQueryProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useMemo(() => ({ attempt, again: () => setAttempt(attempt + 1) }), [attempt]);

  return (
    <RetryContext value={retry}>
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={<Spinner />}>{children(attempt)}</Suspense>
      </ErrorBoundary>
    </RetryContext>
  );
}
