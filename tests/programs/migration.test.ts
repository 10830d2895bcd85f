import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations, migrationNames, migrationsFolder, withClient } from "#server/store/database/migrations.ts";
import { listensAt } from "#tests/support/address.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { holderOn } from "#tests/support/waiting.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-migrations-"));
const before = migrationNames().slice(0, -2);
const later = migrationNames().slice(-2);
let servers: Kindling[] = [];

afterAll(async () => {
  listensAt(undefined);
  for (const server of servers) {
    server.send("SIGTERM");
    await server.ended;
  }
  rmSync(folder, { recursive: true });
});

beforeAll(() => {
  for (const name of before) cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
});

test("of two that migrate at once, one applies each migration, and the other one waits for it", async () => {
  const databaseUrl = await olderDatabase();
  const holder = await holderOn(databaseUrl);
  await holder.hold(`lock table "User" in access exclusive mode`);
  const patient = { lockMs: 10 * 60_000, pauseMs: 1, times: 1 };

  const applying = Promise.all([1, 2].map(() => applyMigrations(databaseUrl, undefined, undefined, patient)));
  await holder.untilWaiting(2);
  await holder.letGo();
  await holder.close();

  expect((await applying).flat().toSorted()).toEqual(later);
});

test("two servers that start at once on the data of an older version migrate it, keep it and share it", async () => {
  const databaseUrl = await olderDatabase();
  await rowsOf(databaseUrl, `insert into "StripeEvent" (id) values ('evt_kept')`);

  servers = await Promise.all([startKindling({ databaseUrl }), startKindling({ databaseUrl })]);
  const [first, second] = servers;
  listensAt(first?.url);
  const ada = restDoor({ as: await person("ada") });
  granted(await ada.logAction({ eventTitle: "Held the door" }));
  listensAt(second?.url);

  expect(granted(await ada.actions()).entries).toMatchObject([{ eventTitle: "Held the door" }]);
  const applied = await rowsOf(databaseUrl, "select migration_name as name from _prisma_migrations order by 1");
  expect(applied).toEqual(migrationNames().map((name) => ({ name })));
  expect(await rowsOf(databaseUrl, `select id from "StripeEvent"`)).toEqual([{ id: "evt_kept" }]);
  // The two servers know only this about each other.
  expect(first?.said.join("\n")).toContain("There is no REDIS_URL");
});

/** A database without the two newest migrations. */
async function olderDatabase(): Promise<string> {
  const databaseUrl = await createEmptyDatabase();
  expect(await applyMigrations(databaseUrl, folder)).toEqual(before);
  return databaseUrl;
}

function rowsOf(connectionString: string, text: string): Promise<object[]> {
  return withClient({ connectionString }, async (client) => (await client.query<object>(text)).rows);
}
