import { startTransition, useEffect, useMemo, useState } from "react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { FoundListQuery } from "#client/__generated__/FoundListQuery.graphql.ts";
import { newsEvent } from "#client/data/relay/news.ts";
import { asEnum } from "#domain/enums.ts";
import { rangeOf, type LocalDate } from "#domain/days.ts";
import { pageSize } from "#domain/limits.ts";
import { waiting } from "../list/EntryList.css.ts";
import type { HistoryView } from "../list/historyView.ts";
import { FoundEntries } from "./FoundEntries.tsx";

interface FoundListProps {
  term: string;
  view: HistoryView;
  /** A new number repeats the search. */
  attempt: number;
  onWiden: () => void;
  onClear: () => void;
  onFound: (days: ReadonlyMap<LocalDate, number>) => void;
}

/** Runs the search. The previous results stay until the new ones have loaded. */
export function FoundList({ term, view, attempt, ...rest }: FoundListProps) {
  const [news, setNews] = useState(0);
  const asked = useMemo(() => ({ term, view }), [term, view]);
  const [shown, setShown] = useState(asked);
  const { day, month, filter } = shown.view;
  const span = day ? { from: day, to: day } : month ? rangeOf("month", month) : { from: null, to: null };
  const { viewer } = useLazyLoadQuery<FoundListQuery>(
    graphql`
      query FoundListQuery($text: String!, $kind: HistoryFilter!, $from: Date, $to: Date, $count: Int!) {
        viewer @required(action: THROW) {
          ...FoundEntries_viewer @arguments(text: $text, kind: $kind, from: $from, to: $to, count: $count)
        }
      }
    `,
    { text: shown.term, kind: asEnum(filter), ...span, count: pageSize.usual },
    { fetchKey: `${attempt} ${news}`, fetchPolicy: "store-and-network" },
  );
  // Not a deferred value: the router changes the address in a transition, which would wait for the results.
  useEffect(() => startTransition(() => setShown(asked)), [asked]);
  // Repeats the search after news, and when the server answers again.
  useEffect(() => {
    const again = () => startTransition(() => setNews((count) => count + 1));
    window.addEventListener(newsEvent, again);
    return () => window.removeEventListener(newsEvent, again);
  }, []);

  return (
    <div className={shown === asked ? undefined : waiting} aria-busy={shown !== asked}>
      <FoundEntries viewer={viewer} term={shown.term} view={shown.view} {...rest} />
    </div>
  );
}
