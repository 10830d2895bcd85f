import { useEffect, useEffectEvent, useRef, useState, useTransition } from "react";
import { useRelayEnvironment, type RefetchFnDynamic } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest, type ConcreteRequest } from "relay-runtime";
import type { EntryList_viewer$key } from "#client/__generated__/EntryList_viewer.graphql.ts";
import entryListQuery, { type EntryListQuery } from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery, { type HistoryQuery$variables } from "#client/__generated__/HistoryQuery.graphql.ts";
import { pageSize } from "#domain/limits.ts";
import { variablesOf, type HistoryView } from "./historyView.ts";

interface Wanted {
  view: HistoryView;
  /** Counts entries that were added or moved (client/data/relay/written.ts). */
  edition: number;
  /** The length of the shown list. */
  length: number;
  refetch: RefetchFnDynamic<EntryListQuery, EntryList_viewer$key>;
}

interface Shown {
  shown: HistoryView;
  isPending: boolean;
  /** The server could not be reached. */
  isStale: boolean;
}

/** Fetches the entries of another view, and refetches a changed list. The shown entries stay until then. */
export function useShownView({ view, edition, length, refetch }: Wanted): Shown {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState(view);
  const [isPending, startTransition] = useTransition();
  const [isStale, setIsStale] = useState(false);
  const asked = useRef({ view, edition });

  const ask = (query: ConcreteRequest, variables: HistoryQuery$variables) =>
    fetchQuery(environment, query, variables).subscribe({
      complete: () => setIsStale(false),
      error: () => setIsStale(true),
    });

  const follow = useEffectEvent((wanted: Pick<Wanted, "view" | "edition">) => {
    const before = asked.current;
    asked.current = wanted;
    const variables = variablesOf(wanted.view);

    if (before.view !== wanted.view) {
      const operation = createOperationDescriptor(getRequest(entryListQuery), variables);
      if (environment.check(operation).status === "available") ask(entryListQuery, variables);
      startTransition(() => {
        setShown(wanted.view);
        setIsStale(false);
        refetch(variables, { fetchPolicy: "store-or-network" });
      });
    } else if (before.edition !== wanted.edition) {
      // Fetch as many as are shown, so that nobody loses their place. This query includes the months, which may have
      // changed.
      ask(historyQuery, { ...variables, count: Math.min(Math.max(length, variables.count), pageSize.most) });
    }
  });
  useEffect(() => follow({ view, edition }), [view, edition]);
  return { shown, isPending, isStale };
}
