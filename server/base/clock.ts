import { Misconfigured } from "./errors.ts";
import { orEnd } from "./orEnd.ts";

// The time of this server (docs/decisions/0045-one-clock.md). All of server/ reads it and waits by it, so that a test
// can set it and let it pass. Each call looks up the global function, because the clocks of tests replace those.

interface TimerOptions {
  /** Lets the process end while the timer runs. */
  unref?: boolean;
}

export const clock = {
  /** The present, in milliseconds since 1970. */
  now: (): number => Date.now() + shiftMs,

  /** The present. */
  date: (): Date => new Date(clock.now()),

  /** The machine's present, in milliseconds since 1970, to compare with the times of files. */
  machine: (): number => Date.now(),

  /** Milliseconds from the machine's time to `now`: 0 unless a test started this program with another moment. */
  shift: (): number => shiftMs,

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

/** The waits that tests make shorter, or longer for a busy machine, in milliseconds. */
export const usualWaitsMs = {
  /** When the server stops: how long the requests in flight have (docs/rules.md, The database). */
  grace: 8_000,
  /** When the server stops: how often idle connections are closed (docs/rules.md, The database). */
  idle: 500,
  /** How often a live stream checks its session (docs/rules.md, Requests of one account). */
  look: 20_000,
  /** How long a request waits for earlier ones of its account (docs/rules.md, Requests of one account). */
  queue: 5_000,
  /** How long a process caches what belongs to a person (docs/caches.md, Caches of people). */
  kept: 10 * 60_000,
  /** How long MASTER_KEY_COMMAND may run (docs/operations.md, The master key). */
  keyCommand: 10_000,
  /** How long a search may look. The rest of a second is for reading its results (docs/rules.md, Search). */
  search: 650,
  /** How long the database may take to say that it is ready (docs/operations.md, Health checks). */
  ready: 700,
};

type Waits = Record<keyof typeof usualWaitsMs, number>;

/** What the variable KINDLING_CLOCK says to a program that a test starts. */
interface Given {
  waits: Partial<Waits>;
  /** How far the clock is from the machine's, in milliseconds. */
  shift: number;
}

/**
 * Reads a text such as `grace=500,look=50,shift=-3600000`: waits in milliseconds, and how far the clock is from the
 * machine's, so that all programs with the same text agree. Throws Misconfigured, in a sentence, for anything else.
 */
export function readClock(text: string): Given {
  const parts = text === "" ? [] : text.split(",");
  const pairs = parts.map((part) => /^(\w+)=(.+)$/.exec(part)?.slice(1) ?? [part, ""]);
  const given: Given = { waits: {}, shift: 0 };
  for (const [name = "", value = ""] of pairs) {
    if (name === "shift") given.shift = shiftIn(value);
    else if (isWait(name)) given.waits[name] = millisecondsIn(name, value);
    else throw refusalOf(`${name} is none of shift, ${Object.keys(usualWaitsMs).join(", ")}`);
  }
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw refusalOf("each name stands in it once");
  return given;
}

function isWait(name: string): name is keyof Waits {
  return Object.hasOwn(usualWaitsMs, name);
}

function millisecondsIn(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw refusalOf(`${name} is a whole number of milliseconds`);
  return Number(value);
}

function shiftIn(value: string): number {
  if (!/^-?\d{1,13}$/.test(value)) throw refusalOf("shift is a whole number of milliseconds");
  return Number(value);
}

function refusalOf(reason: string): Misconfigured {
  return new Misconfigured(`KINDLING_CLOCK cannot be used: ${reason}.`);
}

const given = orEnd(() => readClock(process.env.KINDLING_CLOCK ?? ""));
const shiftMs = given.shift;

/** How long each of them is in this process. Read it when the wait begins, because a test may change it. */
export const waits: Readonly<Waits> = { ...usualWaitsMs, ...given.waits };

/** For tests: changes waits of this process. Returns a function that restores them. */
export function changeWaits(changes: Partial<Waits>): () => void {
  const before = { ...waits };
  Object.assign(waits, changes);
  return () => void Object.assign(waits, before);
}
