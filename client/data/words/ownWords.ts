import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  graphql,
  type IEnvironment,
  type Subscription,
} from "relay-runtime";
import type { ownWords_viewer$data } from "#client/__generated__/ownWords_viewer.graphql.ts";
import type { ownWordsQuery, ownWordsQuery$data } from "#client/__generated__/ownWordsQuery.graphql.ts";
import { clock } from "#client/platform/clock.ts";
import { ownWordsUsedAt } from "./ownWordsUsed.ts";

export type OwnTag = ownWords_viewer$data["tags"][number];
export type OwnMood = ownWords_viewer$data["ownMoods"][number];

// Every change of these words also selects this (client/data/words/changeWord.ts).
graphql`
  fragment ownWords_viewer on Viewer {
    tags {
      id
      name
      group
      isArchived
      isCompared
      isLeftOutOfMemories
      entries
      lastDay
    }
    ownMoods {
      id
      name
      emoji
      value
      isUsed
      isArchived
    }
  }
`;

const query = graphql`
  query ownWordsQuery {
    viewer {
      ...ownWords_viewer @relay(mask: false)
    }
  }
`;

interface OwnWords {
  tags: readonly OwnTag[];
  ownMoods: readonly OwnMood[];
  /** "fails" if the server did not answer and this device has no copy. */
  state: "loads" | "here" | "fails";
}

/**
 * The person's tags and own moods. They are read once per stay, and again after a write that uses them or after ten
 * minutes, or each time if `isExact`. Nothing waits for them: forms stand without. Without a server they are those that
 * this device stores.
 */
export function useOwnWords({ isExact = false } = {}): OwnWords {
  const environment = useRelayEnvironment();
  const [words, setWords] = useState(() => stored(environment));
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const operation = wordsOperation();
    const retained = environment.retain(operation);
    const watched = environment.subscribe(environment.lookup(operation.fragment), () => setWords(stored(environment)));
    const reading = isExact || !isCurrent(environment) ? read(environment, setHasFailed) : undefined;
    return () => {
      reading?.unsubscribe();
      watched.dispose();
      retained.dispose();
    };
  }, [environment, isExact]);
  const state = words ? "here" : hasFailed ? "fails" : "loads";
  return { tags: words?.tags ?? none, ownMoods: words?.ownMoods ?? none, state };
}

const none: readonly never[] = [];

/** How long the words are shown without another request. Other devices may change them meanwhile. */
const currentForMs = 10 * 60_000;

const readAt = new WeakMap<IEnvironment, number>();

function isCurrent(environment: IEnvironment): boolean {
  const at = readAt.get(environment) ?? -Infinity;
  return at > ownWordsUsedAt(environment) && clock.now() - at < currentForMs && stored(environment) !== undefined;
}

function read(environment: IEnvironment, setHasFailed: (hasFailed: boolean) => void): Subscription {
  const at = clock.now();
  return fetchQuery<ownWordsQuery>(environment, query, {}).subscribe({
    start: () => setHasFailed(false),
    complete: () => readAt.set(environment, at),
    error: () => setHasFailed(true),
  });
}

function stored(environment: IEnvironment): ownWordsQuery$data["viewer"] | undefined {
  const { data, isMissingData } = environment.lookup(wordsOperation().fragment);
  // Safe: the snapshot is one of this query.
  return isMissingData ? undefined : (data as unknown as ownWordsQuery$data).viewer;
}

function wordsOperation() {
  return createOperationDescriptor(getRequest(query), {});
}
