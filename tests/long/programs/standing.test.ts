import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deletedIn } from "#server/store/backups/deletedAccounts.ts";
import { ownMasterKey } from "#tests/support/backupParts.ts";
import { backupFolder, copyOfKey, removeFolders, verb } from "#tests/support/backups.ts";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { isReady, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

// Two servers on one database, which they read again and again. The tests build on each other.

const folder = backupFolder();
let databaseUrl: string;
let servers: Kindling[];

beforeAll(async () => {
  databaseUrl = await createDatabase();
  await verb(["key:seen", copyOfKey()], databaseUrl);
  servers = await Promise.all([
    startKindling({ databaseUrl, env: { BACKUP_DIR: folder } }),
    startKindling({ databaseUrl }),
  ]);
});

afterAll(async () => {
  listensAt(undefined);
  for (const server of servers) {
    server.send("SIGKILL");
    await server.ended;
  }
  removeFolders();
});

test("a server without accounts says in its log and on its first page how to restore, until somebody registers", async () => {
  for (const server of servers) {
    await server.says("npm run admin -- restore FILE");
    expect(await firstPage(server)).toContain("npm run admin -- restore FILE");
  }

  listensAt(servers[0]?.url, databaseUrl);
  await person("ada");

  for (const server of servers)
    await until("the page is the usual one", async () => !(await firstPage(server)).includes("restore FILE"));
});

test("a server with BACKUP_DIR makes a backup by itself", async () => {
  await until("there is one", () => readdirSync(folder).some((name) => /^kindling-.*\.backup$/.test(name)));
});

test("a server with BACKUP_DIR notes a deleted account there at once, signed with the master key", async () => {
  const bo = await person("bo");

  expect(await restDoor({ as: bo }).deleteAccount()).toBe("deleted");

  expect(deletedIn(folder, [ownMasterKey()], false).map(({ id }) => id)).toEqual([bo.id]);
});

test("freeze and thaw reach every server within 5 seconds, and all stay ready", async () => {
  expect(await Promise.all(servers.map(login))).toEqual([401, 401]);

  expect(await verb(["freeze"], databaseUrl)).toMatchObject({ code: 0 });
  for (const server of servers) await until("it only reads", async () => (await login(server)) === 503);
  expect(await Promise.all(servers.map(isReady))).toEqual([true, true]);

  expect(await verb(["thaw"], databaseUrl)).toMatchObject({ code: 0 });
  for (const server of servers) await until("it writes again", async () => (await login(server)) === 401);
});

async function firstPage({ url }: Kindling): Promise<string> {
  return (await fetch(url)).text();
}

async function login({ url }: Kindling): Promise<number> {
  const { status } = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.org", password: "nothing" }),
  });
  return status;
}
