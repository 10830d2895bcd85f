import { useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { ErrorBoundary, RetryContext } from "#client/chrome/screen/ErrorBoundary.tsx";

interface SearchAttemptsProps extends Pick<ComponentProps<typeof ErrorBoundary>, "fallback"> {
  /** The key of the search. Another search also counts as a new attempt after a failure. */
  of: string;
  /** Runs the search. A new attempt runs it again. */
  children: (attempt: number) => ReactNode;
}

/** Repeats a search after a failure: by the button, or because the search changed. */
export function SearchAttempts({ of, fallback, children }: SearchAttemptsProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useMemo(() => ({ attempt: `${attempt} ${of}`, again: () => setAttempt(attempt + 1) }), [attempt, of]);

  return (
    <RetryContext value={retry}>
      <ErrorBoundary fallback={fallback}>{children(attempt)}</ErrorBoundary>
    </RetryContext>
  );
}
