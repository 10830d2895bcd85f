import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dailyFile } from "#server/store/backups/folder.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { diskFinding } from "#server/program/doctorSurroundings.ts";
import { freePort } from "#server/store/database/launch.ts";
import { backupFolder, copyOfKey, removeFolders, rowsIn, verb } from "#tests/support/backups.ts";
import { createDatabase } from "#tests/support/cluster.ts";

let url: string;

beforeAll(async () => {
  url = await createDatabase();
});

afterAll(removeFolders);

/** The settings of a server of which nothing is to be said. */
const settings = {
  HOST: "127.0.0.1",
  SUPPORT_EMAIL: "help@kindling.test",
  PASSWORD_RESET_EMAIL: "help@kindling.test",
  OPERATOR_NAME: "Ada",
  OPERATOR_ADDRESS: "1 Ridge Road",
  OPERATOR_COUNTRY: "France",
  GRAPHQL_EXPLORER: "off",
};

test("finds nothing wrong where nothing is, and changes nothing", async () => {
  const folder = backupFolder();
  await verb(["key:seen", copyOfKey()], url);
  await verb(["backup", "--keep", "7", folder], url);
  const before = await rowsIn(url);

  const { code, said } = await verb(["doctor"], url, { ...settings, BACKUP_DIR: folder });

  expect(said).toContain("ok    The ledger is right");
  expect(said).toContain("ok    The master key opens the database.");
  expect(said).toContain("ok    No pooler in transaction mode is in between.");
  expect(said).toContain("ok    The newest backup was made at ");
  expect(said).not.toMatch(/^wrong/m);
  expect(code).toBe(0);
  expect(await rowsIn(url)).toEqual(before);
});

interface Faults {
  lines: RegExp[];
  code: number;
  plant?: string;
  mend?: string;
  env?: () => Record<string, string> | Promise<Record<string, string>>;
}

// Several at once, because each run starts a process.
test.each<[what: string, faults: Faults]>([
  [
    "another master key, and backups beside it",
    {
      lines: [
        /^wrong What is written in this database is sealed under/m,
        /^wrong \S+ lies below the folder of the master key/m,
      ],
      code: 1,
      env: otherKeyBesideBackups,
    },
  ],
  [
    "a key without a copy, an old backup, and an address without TLS",
    {
      lines: [
        /^wrong Nobody has shown a copy of the master key/m,
        /^wrong The newest backup was made at 2026-01-01/m,
        /^wrong PUBLIC_URL http:\S+ sends passwords in the clear/m,
      ],
      code: 1,
      plant: `delete from "KeyCopy"`,
      env: () => ({ ...backupOf(new Date("2026-01-01")), PUBLIC_URL: "http://kindling.test" }),
    },
  ],
  [
    "what can wait",
    {
      lines: [
        /^look {2}The copy of the master key was last seen on /m,
        /^look {2}People can only read since .*\n.*thaw/m,
        /^look {2}Helplines that nobody has seen or checked for 18 months: 1,/m,
        /^look {2}Not set: SUPPORT_EMAIL/m,
      ],
      code: 0,
      plant: `insert into "KeyCopy" select "keyId", now() - interval '400 days' from "Vault";
              insert into "Freeze" (since) values (now())`,
      mend: `update "KeyCopy" set "seenAt" = now(); delete from "Freeze"`,
      env: () => ({ ...oldHelplines(), SUPPORT_EMAIL: "" }),
    },
  ],
  [
    "a wrong total, a text that does not open, a deletion that stopped half-way, and a full account",
    {
      lines: [
        /^wrong Totals that are wrong: 1\.\n.*check:ledger/m,
        /^wrong Sealed values that do not open: 1 of 1\./m,
        /^look {2}Unfinished deletions of accounts: 1\.\n.*sweep/m,
        /^look {2}Accounts have reached their size of 1000 MB.* [-\da-f]{36} \(1200 MB\)\.\n.*ACCOUNT_MEGABYTES/m,
      ],
      code: 1,
      plant: `${accountOf("ada")}; ${accountOf("bo")};
              insert into "DayTotal" ("userId", "localDate", gold) select id, '2026-03-01', 7 from "User" where username = 'ada';
              update "User" set "deletedAt" = now() - interval '2 hours' where username = 'bo';
              update "User" set kilobytes = 1200000 where username = 'ada'`,
      mend: `delete from "User"`,
    },
  ],
  [
    "a migration of a newer version, and a backup that nobody signed",
    {
      lines: [
        /^wrong The database was made by another Kindling/m,
        /^wrong The newest backup was made at \S+ No master key here signed it\./m,
      ],
      code: 1,
      env: () => backupOf(new Date()),
      plant: `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
              values ('x', 'x', '20990101000000_x', now(), 1)`,
      mend: `delete from _prisma_migrations where id = 'x'`,
    },
  ],
  [
    "an address that leads nowhere, a proxy that is not trusted, Redis that is away, and no backup",
    {
      lines: [
        /^wrong PUBLIC_URL https:\S+ leads to no server/m,
        /^wrong .*TRUST_PROXY is off/m,
        /^wrong Redis cannot be used/m,
        /^wrong BACKUP_DIR holds no backup/m,
      ],
      code: 1,
      env: async () => ({
        PUBLIC_URL: `https://127.0.0.1:${await freePort()}`,
        REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
        BACKUP_DIR: backupFolder(),
      }),
    },
  ],
])("finds %s", async (_what, { lines, code, plant, mend, env }) => {
  const run = (text = "select 1") => withClient({ connectionString: url }, (client) => client.query(text));
  await run(plant);

  const outcome = await verb(["doctor"], url, { ...settings, ...(await env?.()) });
  await run(mend);

  for (const line of lines) expect(outcome.said).toMatch(line);
  expect(outcome.code).toBe(code);
});

test("finds a database that takes no writes", async () => {
  const name = new URL(url).pathname.slice(1);
  const change = (how: string) =>
    withClient({ connectionString: url }, (client) =>
      client.query(`begin read write; alter database ${name} ${how}; commit`),
    );
  await change("set default_transaction_read_only = on");

  const { code, said } = await verb(["doctor"], url, settings);
  await change("reset default_transaction_read_only");

  expect(said).toMatch(/^wrong The database takes no writes/m);
  expect(code).toBe(1);
});

test("finds a database that is away", async () => {
  const { code, said } = await verb(["doctor"], `postgresql://nobody@127.0.0.1:${await freePort()}/none`, settings);

  expect(said).toMatch(/^wrong The database cannot be reached: .*ECONNREFUSED/m);
  expect(code).toBe(1);
});

test.each([
  [{ free: 100e6, total: 100e9 }, "wrong"],
  [{ free: 900e6, total: 10e9 }, "look"],
  [{ free: 40e9, total: 1_000e9 }, "look"],
  [{ free: 40e9, total: 100e9 }, "ok"],
])("of a disk with %j says %s", (sizes, verdict) => {
  expect(diskFinding("DATA_DIR", sizes)).toMatchObject({ verdict });
});

function accountOf(name: string): string {
  return `insert into "User" (id, "emailHash", username, "usernameKey", "passwordHash", sealed, "trialEndsAt")
          values (gen_random_uuid(), '${name}', '${name}', '${name}', 'none', 'no text', now())`;
}

function otherKeyBesideBackups() {
  const folder = backupFolder();
  const file = join(folder, "master-key");
  writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  mkdirSync(join(folder, "backups"));
  return { MASTER_KEY_FILE: file, BACKUP_DIR: join(folder, "backups") };
}

function backupOf(day: Date) {
  const folder = backupFolder();
  writeFileSync(dailyFile(folder, day, false), "");
  return { BACKUP_DIR: folder };
}

function oldHelplines() {
  const file = join(backupFolder(), "helplines.json");
  const talk = [{ name: "Old", number: "01632 960 111", checked: "2020-01-01" }];
  writeFileSync(file, JSON.stringify([{ country: "United Kingdom", talk }]));
  return { HELPLINES_FILE: file };
}
