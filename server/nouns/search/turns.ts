import { clock } from "#server/base/clock.ts";
import { currentCall } from "#server/base/call.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { rest as endOfTurn } from "#server/base/rest.ts";
import { othersAnswered } from "#server/base/underWay.ts";

// A search decrypts megabytes, and reads as many. It works in short turns: one search of the process at a time computes
// for a millisecond, or has one statement in the database. In between, other requests are answered.

const turnMs = 1;
/** How long a turn waits for other requests. On a busy server, searches go on nevertheless. */
const giveWayMs = 10;

const waiting: ((end: () => void) => void)[] = [];
let isTaken = false;

/** Waits for a turn among the searches of this process. The returned function ends it. */
function nextTurn(): Promise<() => void> {
  return withDeadlinePaused(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (isTaken) return;
        isTaken = true;
        void giveTurn();
      }),
  );
}

async function giveTurn(): Promise<void> {
  await endOfTurn();
  await othersAnswered(giveWayMs);
  const next = waiting.shift();
  if (next) next(() => void giveTurn());
  else isTaken = false;
}

/** The turns of one search, and its deadline. */
export interface Turns {
  /** Whether the search should return the results it has. */
  isOver: () => boolean;
  /** Milliseconds until then, at least 0. */
  msLeft: () => number;
  /** Yields to the event loop if this turn is used up. Call it after each piece of work shorter than a turn. */
  rest: () => Promise<void>;
  /** Reads from the database, which takes a turn. */
  read: <Result>(ask: () => Promise<Result>) => Promise<Result>;
}

/** Starts the turns of a search that has this many milliseconds. Other searches no longer wait for its request. */
export function startTurns(ms: number): Turns {
  currentCall()?.giveWay?.();
  const deadline = clock.elapsed() + ms;
  let turnEnds = 0;

  const rest = async () => {
    if (clock.elapsed() < turnEnds) return;
    // The next turn is given after this one's microtasks.
    (await nextTurn())();
    turnEnds = clock.elapsed() + turnMs;
  };
  return {
    isOver: () => clock.elapsed() >= deadline,
    msLeft: () => Math.max(0, deadline - clock.elapsed()),
    rest,
    read: async (ask) => {
      const end = await nextTurn();
      try {
        return await ask();
      } finally {
        end();
        turnEnds = 0;
        await rest();
      }
    },
  };
}
