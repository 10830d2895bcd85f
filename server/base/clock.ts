// The time of this server. All of server/ reads it and waits by it, so that a test can
// set it and let it pass. Each call looks up the global function, because the clocks of tests replace those.

interface TimerOptions {
  /** Lets the process end while the timer runs. */
  unref?: boolean;
}

export const clock = {
  /** The present, in milliseconds since 1970. */
  now: (): number => Date.now(),

  /** The present. */
  date: (): Date => new Date(clock.now()),

  /** A reading in milliseconds that never goes back. Two of them tell how long something took. */
  elapsed: (): number => performance.now(),

  /** Calls `work` once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void, { unref = false }: TimerOptions = {}): (() => void) => {
    const timer = setTimeout(work, ms);
    if (unref) timer.unref();
    return () => clearTimeout(timer);
  },

  /** Calls `work` every `ms` milliseconds. Returns a function that ends it. */
  every: (ms: number, work: () => void, { unref = false }: TimerOptions = {}): (() => void) => {
    const timer = setInterval(work, ms);
    if (unref) timer.unref();
    return () => clearInterval(timer);
  },

  /** Waits for `ms` milliseconds, or until the signal is aborted. */
  pause: (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        cancel();
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const cancel = clock.after(ms, end);
      signal?.addEventListener("abort", end);
    }),
};
