import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  graphql,
  readInlineData,
  type IEnvironment,
} from "relay-runtime";
import type {
  promptFacts_viewer$data,
  promptFacts_viewer$key,
} from "#client/__generated__/promptFacts_viewer.graphql.ts";
import type { promptFactsQuery, promptFactsQuery$data } from "#client/__generated__/promptFactsQuery.graphql.ts";

// The current-user query asks for them too, so that a first page needs no request for the prompt (relay/currentUser.ts).
const factsOfViewer = graphql`
  fragment promptFacts_viewer on Viewer @inline {
    timeZone
    settings {
      dailyReminder
    }
    moods(first: 5) {
      edges {
        node {
          id
          occurredAt
          timeZone
        }
      }
    }
  }
`;

const query = graphql`
  query promptFactsQuery {
    viewer {
      ...promptFacts_viewer
    }
  }
`;

/** What the mood prompt goes by. */
export type PromptFactsKnown = promptFacts_viewer$data;

/**
 * What the mood prompt goes by, as the store has it: a mood that is saved, or a setting that is switched, shows at once.
 * It waits for nobody and fails silently: the prompt is a courtesy.
 *
 * @returns The facts, undefined until all of them are known, and a function that asks the server for them.
 */
export function usePromptFacts(): [facts: PromptFactsKnown | undefined, ask: () => void] {
  const environment = useRelayEnvironment();
  const { subscribe, current } = useMemo(() => followed(environment), [environment]);
  const { data, isMissingData } = useSyncExternalStore(subscribe, current);

  const ask = useCallback(() => {
    fetchQuery<promptFactsQuery>(environment, query, {}).subscribe({
      error: () => {
        // It is asked again soon enough.
      },
    });
  }, [environment]);

  // A snapshot's data is typed as anything; it has the shape of the query that it was made from.
  const viewer = isMissingData ? null : (data as unknown as promptFactsQuery$data).viewer;
  return [viewer ? readInlineData<promptFacts_viewer$key>(factsOfViewer, viewer) : undefined, ask];
}

/** What the store has of the query, whoever asked for it, kept there for as long as somebody follows it. */
function followed(environment: IEnvironment) {
  const operation = createOperationDescriptor(getRequest(query), {});
  let snapshot = environment.lookup(operation.fragment);

  return {
    current: () => snapshot,
    subscribe: (listener: () => void) => {
      const kept = environment.retain(operation);
      snapshot = environment.lookup(operation.fragment);
      const following = environment.subscribe(snapshot, (next) => {
        snapshot = next;
        listener();
      });
      return () => {
        following.dispose();
        kept.dispose();
      };
    },
  };
}
