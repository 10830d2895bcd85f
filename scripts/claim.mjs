import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { processAt } from "./processes.mjs";

/**
 * Claims `folder` for this process with an empty file named after the process and its start. Returns a function that
 * releases it, or the process that holds it once `mayWait` returns false.
 */
export async function claim(folder, mayWait) {
  const mine = join(folder, `running-${process.pid}-${processAt(process.pid)?.startedAt ?? ""}`);
  if (existsSync(mine)) return { holder: process.pid };

  for (;;) {
    // Each process writes its file before it looks, so at least one of two sees the other. A random wait breaks ties.
    writeFileSync(mine, "");
    const holder = claimant(folder);
    if (holder === undefined) return { release: () => rmSync(mine, { force: true }) };

    rmSync(mine, { force: true });
    if (!mayWait()) return { holder };
    await pause(50 + Math.random() * 150);
  }
}

/** The live process, other than this one, that holds `folder`. */
export function claimant(folder) {
  let holder;
  for (const name of readdirSync(folder)) {
    const [, pid, startedAt] = /^running-(\d+)-(.*)$/.exec(name) ?? [];
    if (pid === undefined || Number(pid) === process.pid) continue;
    if (processAt(Number(pid))?.startedAt === startedAt) holder = Number(pid);
    else rmSync(join(folder, name), { force: true });
  }
  return holder;
}
