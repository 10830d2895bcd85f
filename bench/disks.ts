import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbedded, type Embedded } from "#server/store/database/embedded.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { printRows } from "./report.ts";

const durable = { fsync: "on", synchronous_commit: "on" };
const slowFlushMs = 4;

/** How long PostgreSQL waits before it acknowledges a write. */
export const disks = {
  none: { says: "without waiting for the disk", settings: { fsync: "off" } },
  own: { says: "on this machine's own disk", settings: durable },
  // A flush starts after this delay, and includes the writes of other connections until then.
  slow: {
    says: `with a flush of ${slowFlushMs} ms`,
    settings: { ...durable, commit_delay: `${slowFlushMs * 1_000}`, commit_siblings: "0" },
  },
} as const satisfies Record<string, { says: string; settings: Record<string, string> }>;

export type Disk = keyof typeof disks;

/** A database that can be moved from one disk to another. */
export interface Movable {
  /** Stops the database, starts it on that disk, and returns its URL. */
  putOn: (disk: Disk) => Promise<string>;
  stop: () => Promise<void>;
}

/** An empty database that is not running yet. */
export function movableDatabase(): Movable {
  const folder = temporaryFolder();
  let running: Embedded | undefined;
  const end = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    putOn: async (disk) => {
      await end();
      running = await startEmbedded({
        dataDir: join(folder, "data"),
        log: () => undefined,
        settings: disks[disk].settings,
        mayMakeDatabases: true,
      });
      return running.url;
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const commits = 100;

/**
 * Prints the time of a single commit, and the commits per second of 16 connections. Throws if a slow disk is faster
 * than promised.
 */
export async function printFlushes(disk: Disk, url: string): Promise<void> {
  const clients = Array.from({ length: 16 }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const alone = await commitTimes(clients.slice(0, 1));
    const start = performance.now();
    const together = await commitTimes(clients);
    const perSecond = (together.length * 1_000) / (performance.now() - start);
    const [middle, least] = [alone[alone.length >> 1] ?? Number.NaN, alone[0] ?? Number.NaN];
    printRows(
      `A commit ${disks[disk].says}`,
      ["alone, ms", "16 at once, ms", "commits/s of 16"],
      [[middle.toFixed(2), (together[together.length >> 1] ?? Number.NaN).toFixed(2), perSecond.toFixed(0)]],
    );
    if (disk === "slow" && !(least >= slowFlushMs)) throw new Error(`a commit took ${least.toFixed(2)} ms.`);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** The milliseconds of each commit, sorted. */
async function commitTimes(clients: readonly Client[]): Promise<number[]> {
  const took: number[] = [];
  const commit = async (client: Client) => {
    for (let made = 0; made < commits; made += 1) {
      const start = performance.now();
      // Writes only a log record.
      await client.query("select pg_logical_emit_message(true, 'kindling', 'a commit')");
      took.push(performance.now() - start);
    }
  };
  await Promise.all(clients.map(commit));
  return took.toSorted((a, b) => a - b);
}
