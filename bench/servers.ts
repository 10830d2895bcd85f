import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "#server/base/root.ts";
import { readDocuments } from "#server/doors/graph/documents.ts";
import { documents } from "./scenarios.ts";
import { trendsDocument } from "./trends.ts";

export interface Server {
  port: number;
  /** Peak memory in megabytes; undefined if the system does not report it. */
  peakMemory: () => number | undefined;
  /** Current memory in megabytes. */
  memory: () => number | undefined;
  /** Processor time so far, in seconds; NaN if the system does not report it. */
  cpuSeconds: () => number;
  stop: () => Promise<void>;
}

interface Circumstances {
  /** A folder for the CPU profile that it writes when it stops. */
  profileInto?: string | undefined;
  env?: Record<string, string>;
}

/** The built Kindling. */
export const built = join(root, "dist", "server", "main.mjs");

/** Starts Kindling with the benchmark's documents added to the persisted ones. */
export async function startKindling(databaseUrl: string, { profileInto, env }: Circumstances = {}): Promise<Server> {
  const profiling = profileInto === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileInto}`];
  const folder = mkdtempSync(join(tmpdir(), "kindling-documents-"));
  const known = { KINDLING_DOCUMENTS: folder, DATABASE_URL: databaseUrl };
  const all = { ...readDocuments(), ...documents, "bench-trends": trendsDocument };
  writeFileSync(join(folder, "current.json"), JSON.stringify(all));
  const server = await start([...profiling, built], { ...env, ...known }, /"url":"http:[^"]*:(\d+)"/);
  const end = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop: end };
}

/** Starts the limit: plain node:http and pg, with one statement for each request. */
export function startLimit(databaseUrl: string, workers = 1): Promise<Server> {
  return start(
    ["--import", "tsx", join(root, "bench", "limitServer.ts")],
    { DATABASE_URL: databaseUrl, WORKERS: String(workers) },
    /ready on (\d+)/,
  );
}

async function start(args: string[], env: Record<string, string>, ready: RegExp): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portSaidBy(child, ready);
  return {
    port,
    peakMemory: () => sumOf(child, peakMemoryOf),
    memory: () => sumOf(child, ({ pid }) => memoryOf({ pid }, "VmRSS")),
    cpuSeconds: () => sumOf(child, cpuSecondsOf) ?? Number.NaN,
    stop: () => stop(child),
  };
}

function portSaidBy(child: ChildProcess, ready: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`A server ended before it was ready (exit code ${code}).`)));
    createInterface({ input: child.stdout! }).on("line", (line) => {
      const port = ready.exec(line)?.[1];
      if (port) resolve(Number(port));
      else if (/"level":"(?:warn|error|fatal)"/.test(line)) console.error(line);
    });
  });
}

/** The sum over a server's process and its workers. */
function sumOf(child: Process, measure: (each: Process) => number | undefined): number | undefined {
  return [child, ...workersOf(child)].reduce<number | undefined>((sum, each) => {
    const measured = measure(each);
    return sum === undefined || measured === undefined ? undefined : sum + measured;
  }, 0);
}

interface Process {
  pid?: number | undefined;
}

function workersOf({ pid }: Process): Process[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return children
      .split(" ")
      .filter(Boolean)
      .map((each) => ({ pid: Number(each) }));
  } catch {
    return [];
  }
}

/** A process's peak memory in megabytes; undefined if the system does not report it. */
export function peakMemoryOf(child: Process): number | undefined {
  return memoryOf(child, "VmHWM");
}

function memoryOf({ pid }: Process, which: "VmHWM" | "VmRSS"): number | undefined {
  try {
    const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

function cpuSecondsOf({ pid }: Process): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Fields are counted from the end of the name in brackets. The unit is a hundredth of a second.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
