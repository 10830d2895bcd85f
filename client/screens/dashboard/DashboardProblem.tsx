import { RequestError, reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { useReturn } from "./useReturn.ts";

interface DashboardProblemProps {
  error: Error;
  onRetry: () => void;
}

/** Home when its data failed to load (docs/rules.md, Failures). Returning to the page retries. */
export function DashboardProblem({ error, onRetry }: DashboardProblemProps) {
  useReturn(onRetry);

  return (
    <Card roomy>
      <ErrorNote title="Unable to load dashboard data" text={wordsFor(error)} onRetry={onRetry} />
    </Card>
  );
}

function wordsFor(error: Error): string {
  if (error instanceof RequestError && error.status === 401) return "401: Unauthorized";
  const reason = reasonIn(error);
  return `Failed to fetch dashboard data${reason ? `. ${reason}` : ""}`;
}
