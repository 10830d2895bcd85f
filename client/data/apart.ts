/**
 * Keeps queries apart from the save of a waiting entry: an answer may contain the entry, which the screen still shows as
 * waiting.
 */
export const apart: {
  /** The save that is under way. Queries and the person's own saves wait for it. It never rejects. */
  save?: Promise<unknown> | undefined;
  /** The requests that are under way. A save waits for those that were sent before it. */
  requests: Set<Promise<unknown>>;
  /** Counts the starts and the ends of saves. A query that overlaps one may have read the state before or after it. */
  changes: number;
  /** Neither a query nor a save waits longer for the other. After that, a screen may be wrong until its next refetch. */
  patienceMs: number;
} = { requests: new Set(), changes: 0, patienceMs: 3_000 };
