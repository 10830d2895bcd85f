/** Runs a limited number of jobs at once. Further jobs wait in order of arrival. */
export interface Queue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many jobs wait. */
  waiting: () => number;
}

/** A queue that runs at most `most` jobs at once. */
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
        // The next job takes over this place, so that no newcomer overtakes it.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    waiting: () => waiting.length,
  };
}

/** Runs jobs of one name one after another. */
export type ByName = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** A queue for each name, which is kept only while it has jobs. */
export function queuesByName(): ByName {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const own = before ? before.then(work, work) : work();
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
