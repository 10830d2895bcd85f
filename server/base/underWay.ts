import { clock } from "./clock.ts";

/** How many requests of this process are being answered. Searches, and answers that have begun, do not count. */
let count = 0;
const waiting = new Set<() => void>();

/** Counts a request. The returned function ends that, and may be called more than once. */
export function countRequest(): () => void {
  let isCounted = true;
  count += 1;
  return () => {
    if (!isCounted) return;
    isCounted = false;
    count -= 1;
    if (count === 0) for (const go of waiting) go();
  };
}

/** Waits until no counted request is left, but no longer than `ms`. */
export function othersAnswered(ms: number): Promise<void> | void {
  if (count === 0) return;
  return new Promise((resolve) => {
    const go = () => {
      cancel();
      waiting.delete(go);
      resolve();
    };
    const cancel = clock.after(ms, go);
    waiting.add(go);
  });
}
