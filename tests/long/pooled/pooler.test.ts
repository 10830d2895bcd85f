import { Client } from "pg";
import { describe, expect, test, vi } from "vitest";
import { applyMigrations, migrationNames } from "#server/store/database/migrations.ts";
import { useApp } from "#tests/support/app.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { doors } from "#tests/support/doors.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { person, registration } from "#tests/support/people.ts";
import { pooledByTransaction } from "#tests/support/pgbouncer.ts";

// Only where PgBouncer is installed (vitest.config.ts).
useApp();

describe.each(doors)("behind a pooler that gives each transaction another connection, over $name", ({ open }) => {
  test("many people write and read their own entries at the same time", async () => {
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

  test("a person registers and signs in, with a zone to store", async () => {
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
  await sendRequest("POST", "/api/auth/create-trial-user", { body: draft });
  const { email, password } = draft;
  await sendRequest("POST", "/api/auth/login", { body: { email, password } });
  const [clients, statements] = [query.mock.contexts, query.mock.calls.map(([statement]) => Object(statement))];
  query.mockRestore();

  expect(statements.length).toBeGreaterThan(2);
  expect(statements.filter((statement) => Reflect.get(statement, "name"))).toEqual([]);
  expect(clients.filter((client) => Reflect.get(Object(client), "connectionParameters").statement_timeout)).toEqual([]);
});

test("of servers that start at the same moment each migration is applied by one", async () => {
  const pooler = await pooledByTransaction(await createEmptyDatabase());

  const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(pooler.url)));
  await pooler.stop();

  expect(applied.flat().toSorted()).toEqual(migrationNames());
});
