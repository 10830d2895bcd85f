// What the ways of client/ui/motion/later.ts go by.

/** Does it once the device has nothing else to do, or at once where the browser does not tell. Gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window === "undefined" || !("requestIdleCallback" in window)) {
    work();
    return () => undefined;
  }
  const idle = requestIdleCallback(work, { timeout: longestMs });
  return () => cancelIdleCallback(idle);
}

/** Resolves in an idle moment of its own, after those that were asked for before. */
export function idleMoment(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void whenIdle(resolve)));
  return last;
}

let last = Promise.resolve();

const longestMs = 1_000;
