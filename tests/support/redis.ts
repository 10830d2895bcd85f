import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Redis } from "ioredis";
import { freePort } from "#server/store/database/launch.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";

/** A Redis that a test can stop and start at the same address. It stores nothing on disk. */
export interface OwnRedis {
  url: string;
  /** Starts it empty, unless it runs, and waits until it responds. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  /** Makes it refuse writes, as when its memory is full. */
  fill: () => Promise<unknown>;
  empty: () => Promise<unknown>;
  /** Stops it permanently. */
  remove: () => Promise<void>;
  /** Its keys with values and remaining seconds. */
  contents: () => Promise<{ key: string; value: string | null; seconds: number }[]>;
}

/** Debian's redis-server, not yet started; undefined if it is not installed. */
export async function ownRedis(): Promise<OwnRedis | undefined> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return undefined;

  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;

  const kill = async () => {
    const ending = child;
    child = undefined;
    if (!ending?.kill("SIGKILL")) return;
    await once(ending, "exit");
  };
  return {
    url,
    start: async () => {
      if (child) return;
      child = spawn("redis-server", ["--port", `${port}`, "--bind", "127.0.0.1", "--dir", folder, "--save", ""], {
        stdio: "ignore",
      });
      await untilItAnswers(url, child);
    },
    kill,
    freeze: async () => void child?.kill("SIGSTOP"),
    thaw: async () => void child?.kill("SIGCONT"),
    fill: () => connected(url, (client) => client.config("SET", "maxmemory", "1")),
    empty: () => connected(url, (client) => client.config("SET", "maxmemory", "0")),
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    contents: () => connected(url, contentsOf),
  };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`Redis ended with ${code}.`)));
  await Promise.race([connected(url, (client) => client.ping()), ended]);
}

async function connected<Result>(url: string, work: (client: Redis) => Promise<Result>): Promise<Result> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on("error", () => undefined);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

async function contentsOf(client: Redis) {
  const keys = await client.keys("*");
  return Promise.all(keys.map(async (key) => ({ key, value: await client.get(key), seconds: await client.ttl(key) })));
}
