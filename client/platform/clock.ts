/**
 * The time of this device. All of client/ reads it and waits by it, so that a test can set it and let it pass. Each call
 * looks up the global function, because the clocks of tests replace those. Scripts that run before the client, and the
 * service worker, are files without imports (`client/**.js`) and use the globals themselves.
 */
export const clock = {
  /** The present, in milliseconds since 1970. */
  now: (): number => Date.now(),

  /** Calls `work` once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },

  /** Calls `work` every `ms` milliseconds. Returns a function that ends it. */
  every: (ms: number, work: () => void): (() => void) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};
