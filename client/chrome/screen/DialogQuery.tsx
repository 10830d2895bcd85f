import { Suspense, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { Spinner } from "#client/ui/display/Spinner.tsx";
import { ErrorBoundary, RetryContext } from "./ErrorBoundary.tsx";

interface DialogQueryProps extends Pick<ComponentProps<typeof ErrorBoundary>, "fallback"> {
  /** Asks the server; another attempt asks again. */
  children: (attempt: number) => ReactNode;
}

/** What a dialog asks the server for: on its way, there, or not to be loaded. */
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
