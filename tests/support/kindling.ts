import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { brand } from "#domain/brand.ts";
import { freePort } from "#server/store/database/launch.ts";
import { root } from "#server/base/root.ts";
import { patientClock, patientProgram } from "./patience.ts";
import { waitingFor } from "./until.ts";

/** A built program in its own process, for tests to stop and kill. */
export interface Program {
  pid: number;
  /** The lines of its output so far. */
  said: string[];
  /** Waits for a line with these words, and returns it. Throws with the whole output if the program ends without it. */
  says: (words: string) => Promise<string>;
  /** Its exit code and signal. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  send: (signal: NodeJS.Signals) => void;
}

/** The server. */
export interface Kindling extends Program {
  url: string;
}

interface Circumstances {
  /** The folder of its embedded database. */
  dataDir?: string;
  /** An external database instead. */
  databaseUrl?: string;
  /** Default: a free port. */
  port?: number;
  /** An operator's own helplines. */
  helplinesFile?: string;
  /** How long it waits for requests in flight when it stops, if not the default. */
  graceMs?: number;
  /** More environment variables. */
  env?: Record<string, string>;
  /** The built server, if not the tests' own. */
  main?: string;
}

const testBuild = process.env.KINDLING_TEST_BUILD ?? join(root, "dist", "test", "server", "main.mjs");

/** Starts the built server and waits until it is ready. Throws with its output if it exits instead. */
export async function startKindling(circumstances: Circumstances): Promise<Kindling> {
  const kindling = await launchKindling(circumstances);
  // Not by its address, where another server may briefly answer.
  await kindling.says(`"${brand} is ready"`);
  return kindling;
}

/** Starts the built server without waiting. */
export async function launchKindling({
  dataDir = "",
  databaseUrl = "",
  port,
  helplinesFile = "",
  graceMs,
  env = {},
  main = testBuild,
}: Circumstances): Promise<Kindling> {
  const listening = port ?? (await freePort());
  const program = launch(main, [], {
    HOST: "127.0.0.1",
    PORT: `${listening}`,
    PUBLIC_URL: "",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HELPLINES_FILE: helplinesFile,
    KINDLING_CLIENT_DIR: relative(root, join(dirname(dirname(main)), "client")),
    RATE_LIMIT_SCALE: "100000",
    ...patientProgram,
    LOG_LEVEL: "info",
    // The clock of the tests (sharedClock.ts).
    KINDLING_CLOCK: patientClock(process.env.KINDLING_CLOCK, graceMs === undefined ? undefined : `grace=${graceMs}`),
    ...env,
  });
  return { ...program, url: `http://127.0.0.1:${listening}` };
}

/** Runs an operator's command on the database at `databaseUrl`, without waiting. */
export function launchVerb(words: readonly string[], databaseUrl: string, env: Record<string, string> = {}): Program {
  return launch(join(dirname(testBuild), "admin.mjs"), words, { DATABASE_URL: databaseUrl, ...env });
}

function launch(file: string, words: readonly string[], env: Record<string, string>): Program {
  if (!existsSync(file))
    throw new Error(`${file} is missing. \`npm test\` builds it; do that once before calling vitest itself.`);

  // Most of these live so briefly that optimising Prisma's WebAssembly would be a quarter of their CPU.
  const child = spawn(process.execPath, ["--liftoff-only", file, ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Stops it with the run, even if a test fails before that.
  const lastWord = () => child.kill("SIGKILL");
  process.once("exit", lastWord);
  const program = programOf(child);
  void program.ended.then(() => process.off("exit", lastWord));
  return program;
}

/** A process whose output is piped, as tests see it. */
export function programOf(child: ChildProcess): Program {
  const said: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const hear = (line: string) => {
    said.push(line);
    for (const listener of listeners) listener(line);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on("line", hear);
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return {
    pid: child.pid ?? 0,
    said,
    says: (wanted) => {
      const found = new Promise<string>((resolve, reject) => {
        const listen = (line: string) => line.includes(wanted) && resolve(line);
        listeners.add(listen);
        said.forEach(listen);
        void ended.then((end) =>
          reject(new Error(`It ended (${JSON.stringify(end)}) without saying ${wanted}. It said:\n${said.join("\n")}`)),
        );
      });
      return waitingFor(`a program says ${wanted}`, found);
    },
    ended,
    send: (signal) => void child.kill(signal),
  };
}

/** Whether its health check says it is ready. */
export function isReady({ url }: Pick<Kindling, "url">): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The process ids of a server's workers. */
export function workersOf({ said }: Pick<Kindling, "said">): number[] {
  const ready = said.find((line) => line.includes('"workers":[')) ?? "";
  return (JSON.parse(ready) as { workers: number[] }).workers;
}

/** The cluster's folder in a data folder. */
export function clusterIn(dataDir: string): string {
  return join(dataDir, readdirSync(dataDir).find((name) => name.startsWith("postgres-")) ?? "");
}

/** The process id of the embedded database in a data folder. */
export function postmasterIn(dataDir: string): number {
  return Number.parseInt(readFileSync(join(clusterIn(dataDir), "postmaster.pid"), "utf8"), 10);
}

/** The state of PostgreSQL after its end: the fifth word of its control file, where 1 is a clean stop. */
export function endOf(dataDir: string) {
  const cluster = clusterIn(dataDir);
  const state = readFileSync(join(cluster, "global", "pg_control")).readInt32LE(16);
  return { postmaster: existsSync(join(cluster, "postmaster.pid")), state: state === 1 ? "shut down" : "in use" };
}
