import { useEffect, useRef } from "react";
import { brand } from "#domain/brand.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { newsEvent } from "#client/data/relay/news.ts";
import { isUnanswered, reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { DaySheet, type ListEntry } from "./list/DaySheet.tsx";
import { dayPartsOf } from "./list/dayParts.ts";
import type { HistoryView } from "./list/historyView.ts";
import { useHistoryView } from "./list/useHistoryView.ts";
import { useWithWaiting } from "./list/useWithWaiting.ts";

interface Trouble {
  error: Error;
  retry: () => void;
}

/** For an error boundary around entries. */
export function historyProblem(trouble: Trouble) {
  return <HistoryProblem {...trouble} />;
}

/** Replaces entries that failed to load by those that wait on this device. Choosing another tab or month retries. */
function HistoryProblem({ error, retry }: Trouble) {
  const [view] = useHistoryView();
  const failedFor = useRef(view);
  const today = useToday();
  const parts = dayPartsOf(useWithWaiting<ListEntry>(none, view, false));

  useEffect(() => {
    if (failedFor.current !== view) retry();
    failedFor.current = view;
  }, [view, retry]);
  // The server answers again, or has received what waited.
  useEffect(() => {
    window.addEventListener(newsEvent, retry);
    return () => window.removeEventListener(newsEvent, retry);
  }, [retry]);

  return (
    <Stack>
      {parts.map((part) => (
        <DaySheet key={part.day} part={part} today={today} insights={noInsights} />
      ))}
      <Card>
        <ErrorNote title={titleFor(view, parts.length > 0)} text={textFor(error)} onRetry={retry} />
      </Card>
    </Stack>
  );
}

function titleFor({ filter }: HistoryView, hasWaiting: boolean): string {
  if (hasWaiting) return "Earlier entries could not be loaded";
  return filter === "moods" ? "Failed to fetch mood entries" : "These entries could not be loaded";
}

function textFor(error: Error): string {
  if (isUnanswered(error)) return `${brand} cannot be reached. Earlier entries can be read once you are connected.`;
  return reasonIn(error) ?? "Something went wrong. Please try again.";
}

const none: readonly ListEntry[] = [];
const noInsights: ReadonlySet<string> = new Set();
