import { useEffect, useState } from "react";
import { useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";

/**
 * Asks anew for what the store could show at once, where a route preloads with "store-or-network" (spec section 9: queries
 * are always stale). Relay's own "store-and-network" takes what it shows away again when the network fails; here it stays,
 * and is asked for again once the device is back online.
 *
 * @returns Whether what is shown is of before, because the server could not be asked.
 */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  queryRef: PreloadedQuery<Query>,
): boolean {
  const environment = useRelayEnvironment();
  const [staleRef, setStaleRef] = useState<PreloadedQuery<Query>>();

  useEffect(() => {
    // It has come from the network just now.
    if (queryRef.source) return undefined;

    const ask = () =>
      fetchQuery<Query>(environment, query, queryRef.variables).subscribe({
        complete: () => setStaleRef(undefined),
        error: () => setStaleRef(queryRef),
      });
    let asked = ask();
    const askAgain = () => {
      asked.unsubscribe();
      asked = ask();
    };
    window.addEventListener("online", askAgain);
    return () => {
      asked.unsubscribe();
      window.removeEventListener("online", askAgain);
    };
  }, [environment, query, queryRef]);
  return staleRef === queryRef;
}
