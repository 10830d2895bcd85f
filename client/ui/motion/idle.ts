/**
 * Runs `work` when the device is idle, or immediately if the browser cannot tell. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window === "undefined" || !("requestIdleCallback" in window)) {
    work();
    return () => undefined;
  }
  const idle = requestIdleCallback(work, { timeout: longestMs });
  return () => cancelIdleCallback(idle);
}

/** Resolves in an idle moment of its own, after all earlier calls. */
export function idleMoment(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void whenIdle(resolve)));
  return last;
}

let last = Promise.resolve();

const longestMs = 1_000;
