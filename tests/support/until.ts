import { setTimeout as pause } from "node:timers/promises";

// The only limit of real time in the tests (docs/review.md, Tests) is one watchdog for each file. A test that waits for what never
// happens ends with it. A slow machine needs a part of it. A test may set the date, so it is measured by `performance`.

/** How long a test file may run, in milliseconds. */
export const watchdogMs = 10 * 60_000;

/** When Vitest ends a test whose wait has no watchdog. It is later, so that a wait which says what it waits for ends first. */
export const lastResortMs = 2 * watchdogMs;

// A test may hold or move the clock.
const now = performance.now.bind(performance);

/** Programs that are no tests have none. */
let endsAt = Number.POSITIVE_INFINITY;

/** What is waited for at present, in words, with when the waiting began. */
const inFlight = new Map<symbol, { what: string; since: number }>();

/** Begins the watchdog of a test file. */
export function beginWatch(): void {
  endsAt = now() + watchdogMs;
  inFlight.clear();
}

/** What is waited for, with seconds; an empty text if nothing is. */
export function whatIsInFlight(): string {
  return [...inFlight.values()]
    .map(({ what, since }) => `${what} (for ${Math.round((now() - since) / 1000)} seconds)`)
    .join("; ");
}

/** Names a wait while it lasts, for the watchdog to tell. Gives what `work` gives. */
export async function waitingFor<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const key = Symbol(what);
  inFlight.set(key, { what, since: now() });
  try {
    return await work;
  } finally {
    inFlight.delete(key);
  }
}

/** Waits until a condition holds. It has no deadline of its own: it throws when the file's watchdog ends. */
export function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  return waitingFor(what, asked(isSo));
}

/** Lets other work go on for a moment. Throws when the file's watchdog ends. */
export async function beforeAskingAgain(): Promise<void> {
  if (now() > endsAt) throw new Error(`The watchdog of the file ended. In flight: ${whatIsInFlight()}.`);
  // It says how often to ask, and decides nothing.
  await pause(5);
}

async function asked(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await beforeAskingAgain();
  }
}
