import { createContext } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";

/** What is known of a list beyond its entries, kept while somebody is elsewhere so that coming back finds it as it was. */
export interface ListMemory {
  /** Pixels that each part took when it was last drawn, by its key. */
  heights: Map<string, number>;
  /** The keys of the parts that were drawn last. */
  drawn: Set<string>;
  /** The ids of the entries whose long texts are open. */
  opened: Set<string>;
}

interface ListContextValue {
  memory: ListMemory;
  /** Notes that an entry is about to go or to move: its neighbour will take the focus. */
  passFocusOn: (id: string) => void;
}

/** The list around an entry. */
export const ListContext = createContext<ListContextValue>({ memory: newMemory(), passFocusOn: () => undefined });

/** What is remembered of a list, for as long as the person stays signed in. */
export function useListMemory(listId: string): ListMemory {
  const environment = useRelayEnvironment();
  const lists = memories.get(environment) ?? new Map<string, ListMemory>();
  memories.set(environment, lists);
  const memory = lists.get(listId) ?? newMemory();
  lists.set(listId, memory);
  return memory;
}

/** An environment is one stay. */
const memories = new WeakMap<Environment, Map<string, ListMemory>>();

function newMemory(): ListMemory {
  return { heights: new Map(), drawn: new Set(), opened: new Set() };
}
