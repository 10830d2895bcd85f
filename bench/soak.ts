import { setTimeout as pause } from "node:timers/promises";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { collectingEnv, memoryUseOf, liveTwoLives, overfull, type MemoryUse, type Step } from "#tests/support/soak.ts";
import { until } from "#tests/support/until.ts";
import { printRows } from "./report.ts";
import { built } from "./servers.ts";
import { gapsIn } from "./settle.ts";

const callers = 8;
/** Two accounts live for about 600 requests. */
const roundsOfALife = 15;
const minuteMs = 60_000;
const mostGrowth = 1.05;

export interface SoakPlan {
  minutes: number;
  /** Requests per second of all callers together. */
  rate: number;
}

/** A server's memory and caches at the end of a minute, with no request running. */
interface Minute extends MemoryUse {
  minute: number;
  requests: number;
}

/**
 * Lets 8 callers use one account after the other at a steady rate, against the built server. Prints its memory and
 * caches after each minute. Throws if memory, statements or a cache have grown too large.
 */
export async function printSoak(plan: SoakPlan): Promise<void> {
  // Waits for the disk, like a person's own database.
  const database = await startTemporary({ settings: {} });
  try {
    await applyMigrations(database.url);
    const kindling = await startKindling({ databaseUrl: database.url, main: built, env: collectingEnv });
    const minutes = await soaked(kindling, plan).finally(async () => {
      listensAt(undefined);
      kindling.send("SIGTERM");
      await kindling.ended;
    });
    const missed = printMinutes(minutes);
    const gaps = await gapsIn(database.url);
    if (gaps > 0) missed.push(`${gaps} totals are not the sums of their entries`);
    if (missed.length > 0) throw new Error(`missed: ${missed.join("; ")}.`);
  } finally {
    await database.stop();
  }
}

async function soaked(kindling: Kindling, { minutes, rate }: SoakPlan): Promise<Minute[]> {
  listensAt(kindling.url);
  // Every operation runs once before the measurement.
  await Promise.all(Array.from({ length: callers }, () => liveTwoLives((request) => request(), 3)));

  const gate = gateOf();
  const lives = Array.from({ length: callers }, async () => {
    const step = pacedBy(gate, rate / callers);
    while (!gate.isOver) await liveTwoLives(step, roundsOfALife);
  });
  const failed = Promise.all(lives);
  const held: Minute[] = [];
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const before = gate.made;
      await Promise.race([pause(minuteMs), failed]);
      await gate.close();
      held.push({ minute, requests: gate.made - before, ...(await memoryUseOf(kindling)) });
      gate.open();
      console.log(progressOf(held.at(-1)));
    }
  } finally {
    gate.isOver = true;
    gate.open();
  }
  await failed.catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return held;
}

const over = new Error("The soak is over.");

/** Holds requests back during a measurement. */
interface Gate {
  /** The number of answered requests. */
  made: number;
  isOver: boolean;
  pass: <Result>(request: () => Promise<Result>) => Promise<Result>;
  /** Holds back new requests and waits until the running ones end. */
  close: () => Promise<void>;
  open: () => void;
}

function gateOf(): Gate {
  let opened = Promise.resolve();
  let openIt: (() => void) | undefined;
  let inside = 0;
  const gate: Gate = {
    made: 0,
    isOver: false,
    pass: async (request) => {
      await opened;
      if (gate.isOver) throw over;
      inside += 1;
      try {
        return await request();
      } finally {
        inside -= 1;
        gate.made += 1;
      }
    },
    close: async () => {
      opened = new Promise((resolve) => (openIt = resolve));
      await until("the last requests are answered", () => inside === 0);
    },
    open: () => openIt?.(),
  };
  return gate;
}

/** Sends requests at a fixed rate. Requests missed while the gate was closed are not made up for. */
function pacedBy(gate: Gate, perSecond: number): Step {
  let due = performance.now();
  return async (request) => {
    due = Math.max(due + 1_000 / perSecond, performance.now());
    await pause(due - performance.now());
    return gate.pass(request);
  };
}

function progressOf(minute: Minute | undefined): string {
  return minute
    ? `Minute ${minute.minute}: ${minute.requests.toLocaleString("en")} requests, ${megabytesOf(minute).toFixed(1)} MB held`
    : "";
}

/** Live memory, inside V8's heap and outside it. */
function megabytesOf({ memory: { heapUsed, external } }: MemoryUse): number {
  return (heapUsed + external) / 1024 ** 2;
}

/** Prints the table for docs/measurements.md. Returns the missed aims. */
function printMinutes(minutes: readonly Minute[]): string[] {
  const [first, last] = [minutes[0], minutes.at(-1)];
  // Most cache entries expire within ten minutes. A shorter run is judged by its second half.
  const settled = minutes[Math.min(10, Math.ceil(minutes.length / 2)) - 1];
  if (!first || !last || !settled) throw new Error("Nothing was measured.");

  const names = Object.keys(last.sizes);
  const isShown = ({ minute }: Minute) =>
    minute === 1 || minute === settled.minute || minute % 10 === 0 || minute === last.minute;
  printRows(
    `${last.minute} minutes of ${callers} callers. Memory is in MB, after a collection; the others are counts.`,
    ["after minute", "requests", "alive", "of the process", ...names],
    minutes
      .filter(isShown)
      .map((one) => [
        `${one.minute}`,
        one.requests.toLocaleString("en"),
        megabytesOf(one).toFixed(1),
        (one.memory.rss / 1024 ** 2).toFixed(0),
        ...names.map((name) => (one.sizes[name] ?? 0).toLocaleString("en")),
      ]),
  );

  const growth = megabytesOf(last) / megabytesOf(settled);
  const full = minutes.slice(1).flatMap(({ sizes }) => overfull(first.sizes, sizes));
  const aims = [
    {
      what: `memory after minute ${last.minute}, of that after minute ${settled.minute}`,
      is: growth.toFixed(3),
      says: `${mostGrowth} or less`,
      isMet: growth <= mostGrowth,
    },
    {
      what: "statements and caches past their size",
      is: full.length === 0 ? "none" : (full.at(-1) ?? ""),
      says: "none",
      isMet: full.length === 0,
    },
  ];
  printRows(
    "What is promised of it",
    ["", "is", "aim"],
    aims.map(({ what, is, says, isMet }) => [what, is, `${says}: ${isMet ? "met" : "missed"}`]),
  );
  return aims.filter(({ isMet }) => !isMet).map(({ what, is }) => `${what} (${is})`);
}
