// A search decrypts megabytes. It works in short turns. All searches of the process share one turn in each round of
// the event loop, so that other requests are answered in between.

const turnMs = 1;

const waiting: (() => void)[] = [];
let isDue = false;

/** Waits for the next turn that the searches of this process share. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isDue) return;
    isDue = true;
    setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  isDue = waiting.length > 0;
  if (isDue) setImmediate(giveTurn);
}

let lastStatement: Promise<unknown> = Promise.resolve();

/** The turns of one search, and its deadline. */
export interface Turns {
  /** Whether the search should return the results it has. */
  isOver: () => boolean;
  /** Milliseconds until then, at least 0. */
  msLeft: () => number;
  /** Yields to the event loop if this turn is used up. Call it after each piece of work shorter than a turn. */
  rest: () => Promise<void>;
  /** Reads from the database. The searches of a process do so one at a time, first come, first served. */
  read: <Result>(ask: () => Promise<Result>) => Promise<Result>;
}

/** Starts the turns of a search that has this many milliseconds. */
export function startTurns(ms: number): Turns {
  const deadline = performance.now() + ms;
  let turnEnds = 0;

  const rest = async () => {
    if (performance.now() < turnEnds) return;
    await nextTurn();
    turnEnds = performance.now() + turnMs;
  };
  return {
    isOver: () => performance.now() >= deadline,
    msLeft: () => Math.max(0, deadline - performance.now()),
    rest,
    read: async (ask) => {
      const answer = lastStatement.then(ask, ask);
      lastStatement = answer.catch(() => undefined);
      const result = await answer;
      turnEnds = 0;
      await rest();
      return result;
    },
  };
}
