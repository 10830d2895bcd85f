/** Runs so many works at once. Further ones wait, in the order they came. */
export interface Queue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many works wait. */
  waiting: () => number;
}

/** A queue that runs `most` works at once. */
export function queueOf(most: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running < most) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The next work takes over this one's place, so that nothing gets in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    waiting: () => waiting.length,
  };
}
