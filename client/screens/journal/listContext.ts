import { createContext } from "react";

/** What is known of a list beyond its entries, kept while somebody is elsewhere so that coming back finds it as it was. */
export interface ListMemory {
  /** Pixels that each stretch took when it was last drawn, by its key. */
  heights: Map<string, number>;
  /** The keys of the stretches that were drawn last. */
  drawn: Set<string>;
  /** The ids of the entries whose long texts are open. */
  opened: Set<string>;
}

interface ListContextValue {
  memory: ListMemory;
  /** Notes that an entry is about to go or to move: the focus will move on to its neighbour. */
  leaving: (id: string) => void;
}

/** A list of which nothing is known yet. */
export function newListMemory(): ListMemory {
  return { heights: new Map(), drawn: new Set(), opened: new Set() };
}

/** The list around an entry. */
export const ListContext = createContext<ListContextValue>({ memory: newListMemory(), leaving: () => undefined });
