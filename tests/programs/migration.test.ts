import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyMigrations, migrationNames, migrationsFolder, withClient } from "#server/store/database/migrations.ts";
import { listensAt } from "#tests/support/address.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-migrations-"));
let servers: Kindling[] = [];

afterAll(async () => {
  listensAt(undefined);
  for (const server of servers) {
    server.send("SIGTERM");
    await server.ended;
  }
  rmSync(folder, { recursive: true });
});

test("two servers that start at once on the data of an older version migrate it once, keep it and share it", async () => {
  const databaseUrl = await createEmptyDatabase();
  const before = migrationNames().slice(0, -2);
  for (const name of before) cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
  expect(await applyMigrations(databaseUrl, folder)).toEqual(before);
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

function rowsOf(connectionString: string, text: string): Promise<object[]> {
  return withClient({ connectionString }, async (client) => (await client.query<object>(text)).rows);
}
