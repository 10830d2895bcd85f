import { useDrawnAt } from "#client/data/relay/drawn.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { note, summary } from "./FoundSummary.css.ts";

interface FoundSummaryProps {
  term: string;
  entries: number;
  messages: number;
  /** The number of results that only this device has. They have their own card. */
  waiting: number;
  hasMore: boolean;
  /** The earliest day searched so far. Null if the whole diary was searched. */
  lookedBackTo: LocalDate | null | undefined;
}

/** Shows and announces the number of results and the progress of the search. */
export function FoundSummary({ term, entries, messages, waiting, hasMore, lookedBackTo }: FoundSummaryProps) {
  const isOfDevice = useDrawnAt("FoundListQuery") !== undefined;
  const count = [entries > 0 && counted(entries, "entry", "entries"), messages > 0 && counted(messages, "message")];

  return (
    <output className={summary}>
      {entries + messages > 0 && (
        <>
          <strong>{count.filter(Boolean).join(" and ")}</strong>
          {` with “${term}”, newest first${hasMore ? ", so far" : ""}`}
        </>
      )}
      {entries + messages === 0 && hasMore && lookedBackTo && (
        <>{`Nothing with “${term}” since ${shortNameOfDay(lookedBackTo)}. Looking further back …`}</>
      )}
      {/* The card below, which says more, is not announced. */}
      {entries + messages + waiting === 0 && !hasMore && <VisuallyHidden>No results</VisuallyHidden>}
      {isOfDevice && <span className={note}>Not connected: only what is saved on this device was searched.</span>}
    </output>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
