import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimant } from "#scripts/claim.mjs";
import { processAt } from "#scripts/processes.mjs";
import { clock } from "#server/base/clock.ts";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "./embedded.ts";
import { stopLeftover } from "./leftover.ts";

const prefix = "kindling-temporary-";

/** A PostgreSQL whose data is deleted by `stop`. By default it does not wait for the disk. */
export async function startTemporary(options: Partial<EmbeddedOptions> = {}): Promise<Embedded & { dataDir: string }> {
  await removeAbandoned();

  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  const database = await startEmbedded({
    dataDir,
    log: () => {},
    // Its password is random and short-lived, and tests connect thousands of times.
    settings: { fsync: "off", scram_iterations: "1" },
    mayMakeDatabases: true,
    ...options,
  });
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: database.url, dataDir, stop };
}

/** An empty folder that PostgreSQL's user can reach. No other process removes it while this one lives. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

// Folders that killed runs left behind.
async function removeAbandoned(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((each) => each.startsWith(prefix));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    try {
      if (processAt(Number(name.slice(prefix.length).split("-")[0]))) continue;
      // A young folder may belong to a start that has not claimed it yet.
      if (clock.machine() - statSync(folder).mtimeMs < 60_000 || claimant(join(folder, "data")) !== undefined) continue;
      const clusters = readdirSync(join(folder, "data")).filter((inside) => /^postgres-\d+$/.test(inside));
      for (const cluster of clusters) await stopLeftover(join(folder, "data", cluster), () => {});
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's folder, or deleted meanwhile.
    }
  }
}
