import { useCallback, useEffect, useRef, useState } from "react";
import { usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import {
  fetchQuery,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type Subscription,
} from "relay-runtime";
import { useBetweenPresses } from "#client/ui/motion/useBetweenPresses.ts";
import { isOutdated, newsEvent } from "./news.ts";

interface Preloaded<Query extends OperationType> {
  data: Query["response"];
  isStale: boolean;
  refresh: () => void;
}

/**
 * Reads what a route has preloaded. Data from the store is refetched in the background (docs/rules.md, Data on screen).
 * It is also refetched when the device comes back online and when news arrives. A failed refetch keeps the old data.
 *
 * @param isFresh Whether the store can be trusted without a refetch (docs/decisions/0007).
 */
export function usePreloaded<Query extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Query>,
  isFresh: (environment: Environment) => boolean = never,
): Preloaded<Query> {
  const environment = useRelayEnvironment();
  const data = usePreloadedQuery<Query>(query, queryRef);
  const [staleRef, setStaleRef] = useState<PreloadedQuery<Query>>();
  const asked = useRef<Subscription>(null);

  const refresh = useCallback(() => {
    asked.current?.unsubscribe();
    asked.current = fetchQuery<Query>(environment, query, queryRef.variables).subscribe({
      complete: () => setStaleRef(undefined),
      error: () => setStaleRef(queryRef),
    });
  }, [environment, query, queryRef]);

  useEffect(() => {
    const cameFromServer = queryRef.source !== undefined;
    if ((!cameFromServer && !isFresh(environment)) || isOutdated(queryRef)) refresh();
    for (const event of ["online", newsEvent]) window.addEventListener(event, refresh);
    return () => {
      asked.current?.unsubscribe();
      asked.current = null;
      for (const event of ["online", newsEvent]) window.removeEventListener(event, refresh);
    };
  }, [environment, queryRef, isFresh, refresh]);
  // The note about it stands above the screen.
  const isStale = useBetweenPresses(staleRef === queryRef, false);
  return { data, isStale, refresh };
}

function never(): boolean {
  return false;
}
