import { countOfPages } from "#domain/book.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import { isUnanswered, reasonIn } from "#client/platform/requestError.ts";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { MonthOfBook } from "./useBook.ts";
import type { MonthState } from "./useOpenMonths.ts";

interface MonthAwayProps {
  month: Pick<MonthOfBook, "firstDay" | "pages">;
  state: MonthState;
  onRetry: () => void;
  /** Whether the leaf beside it says the same. */
  isQuiet?: boolean;
  /** Whether its first entries are here. */
  isRest?: boolean;
}

/** In the place of what is not here: grey lines, or why it cannot be read. */
export function MonthAway({ month, state, onRetry, isQuiet = false, isRest = false }: MonthAwayProps) {
  const trouble = state.is === "failed" ? state.error : state.is === "open" ? state.failed : undefined;
  if (!trouble || isQuiet) return <Lines isStill={trouble !== undefined} />;
  const name = isRest ? `The rest of ${nameOfMonth(month.firstDay)}` : nameOfMonth(month.firstDay);

  return isUnanswered(trouble) ? (
    <ErrorNote title={`${name} is not kept on this device`} text={onceConnected(month, isRest)} onRetry={onRetry} />
  ) : (
    <ErrorNote
      title={`${name} could not be loaded`}
      text={reasonIn(trouble) ?? "Something went wrong. Please try again."}
      onRetry={onRetry}
    />
  );
}

function onceConnected({ pages }: MonthAwayProps["month"], isRest: boolean): string {
  const what = isRest || pages === 0 ? "It" : `Its ${countOfPages(pages)}`;
  return `${what} can be read once you are connected.`;
}

/** Nothing on the second leaf of a month that could not be read. */
function Lines({ isStill }: { isStill: boolean }) {
  if (isStill) return null;
  return (
    <Stack>
      <Skeleton width="40%" height={22} />
      {["100%", "94%", "97%", "60%", "99%", "88%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
