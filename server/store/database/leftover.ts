import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processAt, processes } from "#scripts/processes.mjs";
import { clock } from "#server/base/clock.ts";

interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * The server that runs in `clusterDir`. Checks its command line, because another program may have its process id now.
 */
export function runningServer(clusterDir: string): Postmaster | undefined {
  const postmaster = readPostmaster(clusterDir);
  return postmaster && serves(postmaster.pid, clusterDir) ? postmaster : undefined;
}

/** Stops a database in `clusterDir` that survived a killed Kindling. Throws if it does not stop. */
export async function stopLeftover(clusterDir: string, log: (message: string) => void): Promise<void> {
  const postmaster = readPostmaster(clusterDir);
  if (!postmaster) return removeGarbled(clusterDir);

  if (!serves(postmaster.pid, clusterDir)) return disarm(clusterDir);

  log(`a database of an earlier run is still there (process ${postmaster.pid}); stopping it`);
  process.kill(postmaster.pid, "SIGINT");
  if (await isGone(postmaster.pid, clusterDir, 30_000)) return;
  process.kill(postmaster.pid, "SIGQUIT");
  if (await isGone(postmaster.pid, clusterDir, 10_000)) return;
  throw new Error(`The database of an earlier run (process ${postmaster.pid}, data in ${clusterDir}) does not stop.`);
}

function readPostmaster(clusterDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function serves(pid: number, clusterDir: string): boolean {
  const commandLine = processAt(pid)?.commandLine ?? "";
  return commandLine.includes("postgres") && `${commandLine} `.includes(` -D ${clusterDir} `);
}

// PostgreSQL refuses to start while the process in the file lives, unless it is the parent. So the file gets our id.
// Without the file it would not look for children of a killed server that still use the shared memory.
function disarm(clusterDir: string): void {
  const file = join(clusterDir, "postmaster.pid");
  const [, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(`${file}.new`, [process.pid, ...rest].join("\n"));
  renameSync(`${file}.new`, file);
}

// A power cut or a full disk leaves the file without a number, and PostgreSQL then never starts again.
function removeGarbled(clusterDir: string): void {
  const file = join(clusterDir, "postmaster.pid");
  if (!existsSync(file) || processes().some((pid) => serves(pid, clusterDir))) return;
  rmSync(file);
}

async function isGone(pid: number, clusterDir: string, within: number): Promise<boolean> {
  for (const until = clock.now() + within; clock.now() < until; await clock.pause(50)) {
    if (!serves(pid, clusterDir)) return true;
  }
  return false;
}
