import { Client } from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { applyMigrations, migrationNames } from "#server/database/migrations.ts";
import { useApp } from "#tests/support/app.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { doors } from "#tests/support/doors.ts";
import { knock } from "#tests/support/knock.ts";
import { person, registration } from "#tests/support/people.ts";
import { pooledByTransaction, type Pooled } from "#tests/support/pgbouncer.ts";

// Read when the server is loaded.
vi.hoisted(() => {
  process.env.DATABASE_POOLER = "transaction";
});

const poolers: Pooled[] = [];

// Hooks of the end run backwards: the app needs its pooler to the last.
afterAll(async () => {
  for (const pooler of poolers) await pooler.stop();
});

useApp({ through: throughPooler });

describe.each(doors)("behind a pooler that gives each transaction another connection, over $name", ({ open }) => {
  test("many people at once write and read what is theirs", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person("ada")));

    const balances = await Promise.all(
      people.map(async (somebody, index) => {
        const door = open(somebody);
        for (let turn = 0; turn <= index % 3; turn += 1) await door.logAction();
        return door.balance("all");
      }),
    );

    expect(balances).toEqual(people.map((_somebody, index) => ({ gold: 2 * ((index % 3) + 1), coal: 0 })));
  });

  test("somebody registers and signs in, with a zone to remember", async () => {
    const draft = registration("bo");
    await open().createTrialUser(draft);

    const signedIn = await open(undefined, { zone: "Asia/Tokyo" }).login({
      email: draft.email,
      password: draft.password,
    });

    expect(signedIn).not.toHaveProperty("status");
  });
});

test("no statement of a request has a name, and no connection a setting", async () => {
  const query = vi.spyOn(Client.prototype, "query");
  const draft = registration("cy");
  await knock("POST", "/api/auth/create-trial-user", { body: draft });
  await knock("POST", "/api/auth/login", { body: draft });
  const [clients, statements] = [query.mock.contexts, query.mock.calls.map(([statement]) => Object(statement))];
  query.mockRestore();

  expect(statements.length).toBeGreaterThan(2);
  expect(statements.filter((statement) => Reflect.get(statement, "name"))).toEqual([]);
  expect(clients.filter((client) => Reflect.get(Object(client), "connectionParameters").statement_timeout)).toEqual([]);
});

test("of servers that start at the same moment each migration is applied by one", async () => {
  const url = await throughPooler(await createEmptyDatabase());

  const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url)));

  expect(applied.flat()).toEqual(migrationNames());
});

/** The same database through PgBouncer; as it is, with a word on the screen, where that is not installed. */
async function throughPooler(url: string): Promise<string> {
  const pooler = await pooledByTransaction(url);
  if (!pooler) console.warn("PgBouncer is not installed, so these tests do without it: apt-get install pgbouncer");
  else poolers.push(pooler);
  return pooler?.url ?? url;
}
