import { afterAll, expect, test } from "vitest";
import { withClient } from "#server/store/database/migrations.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { listensAt } from "#tests/support/address.ts";
import { lineFrom, moodLine } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack } from "#tests/support/archives.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { importsOverRest } from "#tests/support/importDoors.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { holderOn } from "#tests/support/waiting.ts";

let running: Kindling | undefined;

afterAll(() => crash());

test("taking back that a crash cuts short between two batches is finished by the next start, with exact totals", async () => {
  const databaseUrl = await createDatabase();
  await start(databaseUrl);
  const ada = await person("ada");
  await bringBack(ada, [moodLine(1)]);
  const page = { kind: "journal", value: undefined, body: "With Mira." };
  await bringBack(
    ada,
    Array.from({ length: 40 }, (_, index) => lineFrom("daylio", `${index}`, index % 2 ? page : {})),
  );
  const [made] = await importsOverRest(ada).list();
  const holder = await holderOn(databaseUrl);
  // Moods are deleted before, journal entries after it.
  await holder.hold(`lock table "JournalEntry" in share mode`);

  const taking = importsOverRest(ada)
    .takeBack(made?.id ?? "")
    .catch((error: unknown) => error);
  await holder.untilWaiting(1);
  await crash();
  await holder.endWaiting();
  await holder.letGo();
  await holder.close();
  expect(await taking).toBeInstanceOf(Error);
  expect(await leftIn(databaseUrl)).toEqual({ moods: 1, pages: 20 });
  await start(databaseUrl);

  await expect.poll(() => importsOverRest(ada).list()).toEqual([]);
  expect((await archiveOf(ada)).lines).toHaveLength(1);
  openDatabase(databaseUrl);
  expect(await ledgerGaps().finally(closeDatabase)).toEqual([]);
});

async function start(databaseUrl: string): Promise<void> {
  running = await startKindling({ databaseUrl });
  listensAt(running.url, databaseUrl);
}

async function crash(): Promise<void> {
  running?.send("SIGKILL");
  await running?.ended;
}

async function leftIn(connectionString: string): Promise<unknown> {
  const counts = `select (select count(*)::int from "Mood") as moods, (select count(*)::int from "JournalEntry") as pages`;
  return withClient({ connectionString }, async (client) => (await client.query<object>(counts)).rows[0]);
}
