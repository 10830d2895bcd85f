import { Client } from "pg";
import { moods } from "#domain/moods.ts";
import { correlationsOf, trendDaysOf } from "#server/nouns/trends/trends.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { processesOf } from "./growthSizes.ts";
import { printRows } from "./report.ts";
import { addPerson } from "./seed.ts";

const days = 3_653;
/** Milliseconds of the database's processor time for the trends of ten years. */
const mostMs = 12;
const runs = 300;

/** Prints what the trends of all time cost the database for ten years with karma and two moods on each day. Throws above the aim. */
export async function printTenYears(): Promise<void> {
  const embedded = await startTemporary();
  try {
    await applyMigrations(embedded.url);
    await openVault(embedded.url);
    openDatabase(embedded.url);
    const client = new Client({ connectionString: embedded.url });
    await client.connect();
    const viewer = await addPerson(client, 1);
    await client.query(
      `insert into "DayTotal" ("userId", "localDate", gold, coal, actions, moods)
       select $1::uuid, current_date - n, n % 5, n % 3 - 1, 2, 2 from generate_series(0, $2::int - 1) n`,
      [viewer.id, days],
    );
    await client.query(
      `insert into "DayMood" ("userId", "localDate", value, count)
       select $1::uuid, current_date - n, ($3::text[])[1 + (n * 7 + m * 11) % 24], 1
       from generate_series(0, $2::int - 1) n, generate_series(0, 1) m`,
      [viewer.id, days, moods],
    );
    await client.query(`analyze "DayTotal", "DayMood"`);
    await client.end();

    const all = { range: "all" } as const;
    const ask = async () => [await trendDaysOf(viewer, all), await correlationsOf(viewer, all)] as const;
    const [shown, groups] = await ask();
    const database = await processesOf(embedded.url);
    const before = database.cpuSeconds();
    const start = performance.now();
    for (let run = 0; run < runs; run += 1) await ask();
    const each = (seconds: number) => (1000 * seconds) / runs;
    const cpu = each(database.cpuSeconds() - before);

    printRows(
      `The trends of all time, ${days.toLocaleString("en")} days with two moods each`,
      ["points", "happy days", "CPU ms of the database", "ms in all", "aim"],
      [
        [
          `${shown.length}`,
          `${groups.happy.days}`,
          cpu.toFixed(1),
          each((performance.now() - start) / 1000).toFixed(1),
          `${mostMs} or less: ${cpu <= mostMs ? "met" : "missed"}`,
        ],
      ],
    );
    if (cpu > mostMs) throw new Error(`ten years of trends cost the database ${cpu.toFixed(1)} ms.`);
  } finally {
    await closeDatabase();
    await embedded.stop();
  }
}
