import { statSync } from "node:fs";
import { join } from "node:path";
import { restoreBackup } from "#server/store/backups/restoring.ts";
import { writeBackup } from "#server/store/backups/writing.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { applyMigrations, withClient } from "#server/store/database/migrations.ts";
import { startTemporary, temporaryFolder } from "#server/store/database/temporary.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { seedInstallation } from "./growthSeed.ts";
import { printRows } from "./report.ts";
import { tokenOf } from "./seed.ts";
import { startKindling } from "./servers.ts";

const callers = 4;
const aloneMs = 5_000;
/** Entries, with their totals and receipts, that fill a megabyte of the database. */
const entriesPerMegabyte = 1_320;
const megabyte = 1e6;

/** Prints what a backup of so many megabytes and its restore cost, while people write. Throws if a total is wrong. */
export async function printBackup(megabytes: number): Promise<void> {
  const embedded = await startTemporary({ mayMakeDatabases: true, settings: {} });
  const file = join(temporaryFolder(), "one.backup");
  const copyUrl = Object.assign(new URL(embedded.url), { pathname: "/restored" }).href;
  try {
    await applyMigrations(embedded.url);
    const diary = { entries: megabytes * entriesPerMegabyte, days: 3_650 };
    await seedInstallation(embedded.url, { people: 1_000, messages: 100, diaries: [diary] });
    const size = await sizeOf(embedded.url);

    const server = await startKindling(embedded.url);
    const url = `http://127.0.0.1:${server.port}`;
    const alone = await savesDuring(url, () => new Promise((resolve) => void setTimeout(resolve, aloneMs)));
    const backup = await savesDuring(url, () => writeBackup(embedded.url, file));
    await server.stop();

    await withClient({ connectionString: embedded.url }, (client) => client.query("create database restored"));
    const begunAt = performance.now();
    const { rows } = await restoreBackup(copyUrl, file);
    const restored = seconds(performance.now() - begunAt);
    openDatabase(copyUrl);
    const gaps = await ledgerGaps();
    await closeDatabase();

    printRows(
      `Backup and restore of ${(size / megabyte).toFixed(0)} MB (${rows} rows), while ${callers} callers save moods`,
      ["what", "value"],
      [
        ["size of the backup", `${(statSync(file).size / megabyte).toFixed(0)} MB`],
        ["backup", seconds(backup.ms)],
        ["restore, with migrations and statistics", restored],
        ["saves a second, before", alone.perSecond.toFixed(0)],
        ["saves a second, during the backup", backup.perSecond.toFixed(0)],
        ["saves that were refused", `${alone.refused + backup.refused}`],
        ["totals that are wrong afterwards", `${gaps.length}`],
      ],
    );
    if (gaps.length > 0 || backup.refused > 0) throw new Error("a save was refused, or a total is wrong.");
  } finally {
    await embedded.stop();
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

async function sizeOf(url: string): Promise<number> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
    return Number(rows[0]?.size);
  });
}

/** Has callers save moods one after the other until `work` is done. */
async function savesDuring(url: string, work: () => Promise<unknown>) {
  const done = new AbortController();
  let [saved, refused] = [0, 0];
  const save = async () => {
    while (!done.signal.aborted) {
      const { status } = await fetch(`${url}/api/moods`, {
        method: "POST",
        headers: { Authorization: `Bearer ${tokenOf(1)}`, "Content-Type": "application/json" },
        body: JSON.stringify({ value: "calm", note: "A calm evening by the river." }),
      });
      if (status === 201) saved += 1;
      else refused += 1;
    }
  };
  const saving = Array.from({ length: callers }, save);
  const begunAt = performance.now();
  await work();
  const ms = performance.now() - begunAt;
  done.abort();
  await Promise.all(saving);
  return { ms, refused, perSecond: (1_000 * saved) / ms };
}
