import { useCallback, useEffect, useRef, useState } from "react";
import { usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import {
  fetchQuery,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type Subscription,
} from "relay-runtime";
import { isOlderThanNews, newsEvent, noteAsked } from "./news.ts";

interface Preloaded<Query extends OperationType> {
  data: Query["response"];
  isStale: boolean;
  refresh: () => void;
}

/**
 * What a route has preloaded. If it came from the store, the server is asked behind it (docs/rules.md, Data on screen), and
 * again when the device comes back online or somebody else has changed what is shown. That stays when the server cannot be asked.
 *
 * @param isFresh Whether to trust the store this time (docs/decisions/0007).
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
    const read = () => {
      asked.current?.unsubscribe();
      const reading = noteAsked({});
      const subscription = fetchQuery<Query>(environment, query, queryRef.variables).subscribe({
        complete: () => {
          if (!isOlderThanNews(reading)) return setStaleRef(undefined);
          // A write that was answered meanwhile may not be in what was read: what it deleted would stand there again. Until this one has
          // ended, Relay takes the same question for this one.
          queueMicrotask(() => asked.current === subscription && read());
        },
        error: () => setStaleRef(queryRef),
      });
      asked.current = subscription;
    };
    read();
  }, [environment, query, queryRef]);

  useEffect(() => {
    const cameFromServer = queryRef.source !== undefined;
    if ((!cameFromServer && !isFresh(environment)) || isOlderThanNews(queryRef)) refresh();
    for (const event of ["online", newsEvent]) window.addEventListener(event, refresh);
    return () => {
      asked.current?.unsubscribe();
      asked.current = null;
      for (const event of ["online", newsEvent]) window.removeEventListener(event, refresh);
    };
  }, [environment, queryRef, isFresh, refresh]);
  return { data, isStale: staleRef === queryRef, refresh };
}

function never(): boolean {
  return false;
}
