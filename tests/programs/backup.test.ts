import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { noteKeyCopy } from "#server/store/keys/keyCopy.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { backupFolder, copyOfKey, leftOut, removeFolders, rowsIn, verb } from "#tests/support/backups.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { withRowsEverywhere } from "#tests/support/rowsOf.ts";

// Commands as built, beside a server of this process.

useApp();
afterAll(removeFolders);

test("a backup comes back whole in an empty database, and people sign in again", async () => {
  await noteKeyCopy(copyOfKey());
  const here = testedDatabase() ?? "";
  const { ada } = await withRowsEverywhere();
  const file = join(backupFolder(), "one.backup");

  expect(await verb(["backup", file], here)).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const url = await createEmptyDatabase();
  const { code, said } = await verb(["restore", file], url);

  expect(said).toContain("The ledger is right");
  expect(said).toMatch(/All \d+ sealed values open\./);
  expect(code).toBe(0);
  expect(await rowsIn(url, leftOut)).toEqual(await rowsIn(here, leftOut));
  expect(await rowsIn(url)).toMatchObject({ Session: expect.stringMatching(/^0 /) });
  await expectSignInAgain(url, ada);
});

async function expectSignInAgain(url: string, ada: { email: string; password: string; token: string }): Promise<void> {
  const kindling = await startKindling({ databaseUrl: url });
  try {
    const before = await fetch(`${kindling.url}/api/moods/user`, { headers: { Authorization: `Bearer ${ada.token}` } });
    expect(before.status).toBe(401);
    const signedIn = await fetch(`${kindling.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: ada.email, password: ada.password }),
    });
    expect(signedIn.status).toBe(200);
    expect(kindling.said.join("\n")).not.toContain("Nobody has an account");
  } finally {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
}
