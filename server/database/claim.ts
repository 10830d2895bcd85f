import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { processAt } from "./processes.ts";

/**
 * Claims `folder` for this process and gives the function that lets it go. A claim is an empty file named for its process
 * and that process's start, so that one left by a killed process is known as such, and removing it can harm nobody.
 * Throws when another process holds the folder, or this one does already.
 */
export async function claim(folder: string): Promise<() => void> {
  const mine = join(folder, `running-${process.pid}-${processAt(process.pid)?.startedAt ?? ""}`);
  if (existsSync(mine)) throw new FolderTaken(folder, process.pid);

  // Each writes first and looks then, so of two at once at least one sees the other; a random wait breaks the tie.
  for (let tries = 5; ; tries -= 1) {
    writeFileSync(mine, "");
    const holder = claimant(folder);
    if (holder === undefined) return () => rmSync(mine, { force: true });

    rmSync(mine, { force: true });
    if (tries === 1) throw new FolderTaken(folder, holder);
    await pause(50 + Math.random() * 150);
  }
}

/** The live process, other than this one, that holds `folder`. Clears away what killed ones left. */
export function claimant(folder: string): number | undefined {
  let holder: number | undefined;
  for (const name of readdirSync(folder)) {
    const [, pid, startedAt] = /^running-(\d+)-(.*)$/.exec(name) ?? [];
    if (pid === undefined || Number(pid) === process.pid) continue;
    if (processAt(Number(pid))?.startedAt === startedAt) holder = Number(pid);
    else rmSync(join(folder, name), { force: true });
  }
  return holder;
}

/** Another process uses the data folder. */
export class FolderTaken extends Error {
  constructor(folder: string, holder: number) {
    super(
      `Kindling is already running from this folder (process ${holder}, data in ${folder}). ` +
        "Stop that one first, or give this one a DATA_DIR and a PORT of its own.",
    );
    this.name = "FolderTaken";
  }
}
