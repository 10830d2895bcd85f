import { spawn } from "node:child_process";
import { dirname, extname, join } from "node:path";
import { createInterface } from "node:readline";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { log } from "#server/base/log.ts";
import { backupsIn } from "#server/store/backups/folder.ts";
import { numberWord } from "#domain/numbers.ts";

const dayMs = 86_400_000;

/** How often backups can be made. */
export const periods: Readonly<Record<string, number>> = { hour: dayMs / 24, day: dayMs, week: 7 * dayMs };

const lookEveryMs = 60_000;
export const retryAfterMs = 600_000;
const kept = 7;

interface Plan {
  folder: string;
  everyMs: number;
  /** Makes one. Returns whether it succeeded. */
  write: () => Promise<boolean>;
}

/** Makes a backup whenever the newest one in the folder is too old, for as long as the process lives. */
export async function keepBackups({ folder, everyMs, write }: Plan): Promise<never> {
  for (let notBefore = 0; ;) {
    const due = Math.max(notBefore, (backupsIn(folder)[0]?.at.getTime() ?? 0) + everyMs);
    if (due > clock.now()) await clock.pause(Math.min(lookEveryMs, due - clock.now()));
    else if (!(await write().catch(saidWhy))) notBefore = clock.now() + retryAfterMs;
  }
}

/** Makes a backup in BACKUP_DIR each day, in a process of its own, so that requests do not wait for it. */
export function keepOwnBackups(): void {
  const folder = config.backupDir;
  if (folder === undefined) return;
  void keepBackups({ folder, everyMs: dayMs, write: () => runBackup(folder) });
}

function runBackup(folder: string): Promise<boolean> {
  const program = join(dirname(import.meta.filename), `admin${extname(import.meta.filename)}`);
  const child = spawn(process.execPath, [...process.execArgv, program, "backup", "--keep", `${kept}`, folder], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  createInterface({ input: child.stdout }).on("line", (line) => log.info({ line }, "backup"));
  createInterface({ input: child.stderr }).on("line", (line) => log.error({ line }, "backup"));
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => {
      process.off("exit", stop);
      if (code !== 0)
        log.error({ folder }, `no backup was made; it is tried again in ${numberWord(retryAfterMs / 60_000)} minutes`);
      resolve(code === 0);
    });
  });
}

function saidWhy(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
