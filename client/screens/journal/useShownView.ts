import { useEffect, useEffectEvent, useRef, useState, useTransition } from "react";
import { useRelayEnvironment, type RefetchFnDynamic } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest } from "relay-runtime";
import type { EntryList_viewer$key } from "#client/__generated__/EntryList_viewer.graphql.ts";
import entryListQuery, {
  type EntryListQuery,
  type EntryListQuery$variables,
} from "#client/__generated__/EntryListQuery.graphql.ts";
import { variablesOf, type HistoryView } from "./historyView.ts";

interface Wanted {
  view: HistoryView;
  /** Another one when something was written or moved (client/relay/history.ts). */
  edition: number;
  /** How many entries are shown. */
  length: number;
  refetch: RefetchFnDynamic<EntryListQuery, EntryList_viewer$key>;
}

interface Shown {
  shown: HistoryView;
  /** Another view is on its way. */
  isPending: boolean;
  /** What is shown is of before, because the server could not be asked. */
  isStale: boolean;
}

/**
 * Lets the list follow the view that is asked for, and what was written or moved since it was read. Only the entries are
 * asked for. The old ones stay until the new ones are here, and what is shown stays when the network fails.
 */
export function useShownView({ view, edition, length, refetch }: Wanted): Shown {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState(view);
  const [isPending, startTransition] = useTransition();
  const [isStale, setIsStale] = useState(false);
  const asked = useRef({ view, edition });

  /** What comes goes into the store, which the list is drawn from. */
  const ask = (variables: EntryListQuery$variables) =>
    fetchQuery<EntryListQuery>(environment, entryListQuery, variables).subscribe({
      complete: () => setIsStale(false),
      error: () => setIsStale(true),
    });

  const follow = useEffectEvent((wanted: Pick<Wanted, "view" | "edition">) => {
    const before = asked.current;
    asked.current = wanted;

    if (before.view === wanted.view) {
      if (before.edition === wanted.edition) return;
      // As many as were there, so that who is further down stays there.
      const count = Math.min(Math.max(length, firstPage), mostAtOnce);
      ask({ ...variablesOf(wanted.view), count, cursor: null });
      return;
    }

    const variables = { ...variablesOf(wanted.view), count: firstPage, cursor: null };
    const operation = createOperationDescriptor(getRequest(entryListQuery), variables);
    if (environment.check(operation).status === "available") ask(variables);
    startTransition(() => {
      setShown(wanted.view);
      setIsStale(false);
      refetch(variables, { fetchPolicy: "store-or-network" });
    });
  });
  useEffect(() => follow({ view, edition }), [view, edition]);
  return { shown, isPending, isStale };
}

const firstPage = 20;
const mostAtOnce = 100;
