/**
 * Keeps queries apart from the save of a waiting entry: an answer may contain the entry, which the screen still shows as
 * waiting.
 */
export const apart: {
  /** The save that is under way. Queries wait for it. It never rejects. */
  save?: Promise<unknown> | undefined;
  /** The requests that are under way. A save waits for those that were sent before it. */
  requests: Set<Promise<unknown>>;
} = { requests: new Set() };
