import { createContext } from "react";

/** How what is on screen is asked for again. */
export interface Retry {
  /** Changes with each attempt, so that what failed before may show itself anew. */
  attempt: unknown;
  again: () => void;
}

/** Given by the route of a screen. Outside one there is nothing to ask again: it only draws anew. */
export const RetryContext = createContext<Retry | undefined>(undefined);
