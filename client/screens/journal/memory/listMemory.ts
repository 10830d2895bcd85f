import { createContext, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";

/** The state of a list while the person is on another screen. */
export interface ListMemory {
  /** Pixels, by the part's key. */
  heights: Map<string, number>;
  /** Keys of the parts that were mounted last. */
  drawn: Set<string>;
  /** Ids of the entries whose long texts are open. */
  opened: Set<string>;
}

/** The memory of the list around an entry. */
export const ListContext = createContext<ListMemory>(newMemory());

/**
 * The id of the entry that is about to disappear from its list or to move. When it does, the list passes its focus on.
 */
export const LeavingContext = createContext<RefObject<string | undefined>>({ current: undefined });

/** Returns the memory of a list. It is stored with the Relay environment, so it ends with the session. */
export function useListMemory(listId: string): ListMemory {
  const environment = useRelayEnvironment();
  const lists = memories.get(environment) ?? new Map<string, ListMemory>();
  memories.set(environment, lists);
  const memory = lists.get(listId) ?? newMemory();
  lists.set(listId, memory);
  return memory;
}

const memories = new WeakMap<Environment, Map<string, ListMemory>>();

function newMemory(): ListMemory {
  return { heights: new Map(), drawn: new Set(), opened: new Set() };
}
