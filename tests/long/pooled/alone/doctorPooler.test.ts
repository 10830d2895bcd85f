import { afterAll, expect, test } from "vitest";
import { copyOfKey, removeFolders, verb } from "#tests/support/backups.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { pooledByTransaction } from "#tests/support/pgbouncer.ts";

// Only where PgBouncer is installed (vitest.config.ts).

afterAll(removeFolders);

test("the doctor finds a pooler in transaction mode, and accepts it once the settings name it", async () => {
  const url = await createDatabase();
  await verb(["key:seen", copyOfKey()], url);
  const pooler = await pooledByTransaction(url);

  const unnamed = await verb(["doctor"], pooler.url, { DATABASE_POOLER: "session" });
  const named = await verb(["doctor"], pooler.url, { DATABASE_POOLER: "transaction" });
  await pooler.stop();

  expect(unnamed.said).toMatch(/^wrong A pooler in transaction mode is in between\.\n.*DATABASE_POOLER=transaction/m);
  expect(unnamed.code).toBe(1);
  expect(named.said).toContain("ok    The pooler in between is known.");
  expect(named.said).not.toMatch(/^wrong/m);
  expect(named.code).toBe(0);
});
