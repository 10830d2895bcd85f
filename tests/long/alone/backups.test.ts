import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deletedFile } from "#server/store/backups/deletedAccounts.ts";
import { writeBackup } from "#server/store/backups/writing.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { sql } from "#server/store/db.ts";
import { noteKeyCopy } from "#server/store/keys/keyCopy.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { fileFrom, ownMasterKey, partsOf } from "#tests/support/backupParts.ts";
import { backupFolder, copyOfKey, leftOut, outcomeOf, removeFolders, rowsIn, verb } from "#tests/support/backups.ts";
import { createDatabase, createEmptyDatabase } from "#tests/support/cluster.ts";
import { launchVerb } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";
import { holderOn } from "#tests/support/waiting.ts";

// Commands as built, beside a server of this process.

useApp();
afterEach(async () => {
  removeFolders();
  await sql`delete from "StripeEvent"`;
});

function here(): string {
  return testedDatabase() ?? "";
}

async function backup(file = join(backupFolder(), "one.backup"), recipient?: string): Promise<string> {
  await writeBackup(here(), file, recipient);
  return file;
}

describe("a backup", () => {
  beforeEach(() => noteKeyCopy(copyOfKey()));

  test("is of one moment, while people write", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const done = new AbortController();
    const writing = (async () => {
      while (!done.signal.aborted) await door.logAction();
    })();

    const files = [await backup(), await backup(), await backup()];
    done.abort();
    await writing;

    for (const file of files) {
      const outcome = await verb(["restore", file], await createEmptyDatabase());
      expect(outcome).toMatchObject({ code: 0, said: expect.stringContaining("The ledger is right") });
    }
  });

  test("for an age recipient opens only with their secret key", async () => {
    await person("ada");
    const identity = await generateIdentity();
    const folder = backupFolder();
    const [file, secret, others] = ["one.backup.age", "secret", "others"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(secret, `# made by a test\n${identity}\n`);
    writeFileSync(others, `${await generateIdentity()}\n`);

    expect(await verb(["backup", "--to", await identityToRecipient(identity), file], here())).toMatchObject({
      code: 0,
    });
    expect(readFileSync(file, "latin1")).not.toContain("PersonKey");
    const url = await createEmptyDatabase();

    expect(await verb(["restore", file], url)).toMatchObject({ code: 1, said: expect.stringContaining("--identity") });
    expect(await verb(["restore", "--identity", others, file], url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("No secret key in"),
    });
    expect(await rowsIn(url)).toEqual({});
    expect(await verb(["restore", "--identity", secret, file], url)).toMatchObject({ code: 0 });
    expect(await rowsIn(url, leftOut)).toEqual(await rowsIn(here(), leftOut));
  });

  test("each day keeps the newest ones, and removes what a crash left", async () => {
    const folder = join(backupFolder(), "daily");
    mkdirSync(folder);
    const names = ["kindling-2026-01-01T00-00-00Z.backup", "kindling-2026-01-02T00-00-00Z.backup.age"];
    for (const name of [...names, "kindling-2026-01-03T00-00-00Z.backup.77.part", "mine.txt"])
      writeFileSync(join(folder, name), "");

    expect(await verb(["backup", "--keep", "2", folder], here())).toMatchObject({ code: 0 });

    const left = readdirSync(folder).toSorted();
    expect(left).toHaveLength(3);
    expect(left).toContain("mine.txt");
    expect(left).toContain(names[1]);
  });

  test("--every day makes one when the newest is too old, and goes on until it is stopped", async () => {
    const folder = join(backupFolder(), "daily");
    mkdirSync(folder);
    const old = "kindling-2026-01-01T00-00-00Z.backup";
    writeFileSync(join(folder, old), "");
    const running = launchVerb(["backup", "--every", "day", "--keep", "1", folder], here());

    await until("there is a new one, alone", () => {
      const names = readdirSync(folder).filter((name) => name.endsWith(".backup"));
      return names.length === 1 && names[0] !== old;
    });
    running.send("SIGTERM");

    expect(await running.ended).toEqual({ code: null, signal: "SIGTERM" });
    expect(await verb(["backup", "--every", "moon", folder], here())).toMatchObject({
      code: 1,
      said: "--every takes hour or day or week.",
    });
  });

  test("holds no master key, in no form", async () => {
    const text = gunzipSync(readFileSync(await backup())).toString("latin1");
    const key = readFileSync(process.env.MASTER_KEY_FILE ?? "", "utf8").trim();

    expect(text).not.toContain(key);
    expect(text).not.toContain(Buffer.from(key, "hex").toString("base64"));
  });

  test("that is killed leaves nothing that looks whole, and the next one can be made", async () => {
    await manyEvents();
    const file = join(backupFolder(), "one.backup");
    const running = launchVerb(["backup", file], here());
    await until("it writes", () => readdirSync(dirname(file)).some((name) => /\.\d+\.part$/.test(name)));

    running.send("SIGKILL");
    await running.ended;

    expect(existsSync(file)).toBe(false);
    expect(await verb(["backup", file], here())).toMatchObject({ code: 0 });
  });
});

describe("no backup is made", () => {
  test("while nobody has shown a copy of the key that wraps", async () => {
    await sql`delete from "KeyCopy"`;
    await sql`insert into "KeyCopy" ("keyId", "seenAt") values ('0123456789abcdef', now())`;
    const file = join(backupFolder(), "one.backup");

    const { code, said } = await verb(["backup", file], here());

    expect(code).toBe(1);
    expect(said).toContain("no copy of the key has been shown");
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  test.each([
    ["holds the key", "keys", "keys", "holds the master key"],
    ["lies above the key's", ".", "keys", "lies above"],
    ["lies below the key's", "keys/backups", "keys", "lies below"],
    ["leads to the key's by a link", "link", "keys", "holds the master key"],
  ])("in a folder that %s", async (_what, at, keys, words) => {
    await noteKeyCopy(copyOfKey());
    const folder = backupFolder();
    mkdirSync(join(folder, "keys/backups"), { recursive: true });
    symlinkSync(join(folder, "keys"), join(folder, "link"));
    const key = join(folder, keys, "master-key");
    writeFileSync(key, readFileSync(process.env.MASTER_KEY_FILE ?? ""), { mode: 0o600 });
    const file = join(folder, at, "one.backup");

    const { code, said } = await verb(["backup", file], here(), { MASTER_KEY_FILE: key });

    expect(code).toBe(1);
    expect(said).toContain(words);
    expect(existsSync(file)).toBe(false);
  });

  test("over a file that exists", async () => {
    await noteKeyCopy(copyOfKey());
    const file = join(backupFolder(), "one.backup");
    writeFileSync(file, "mine");

    expect(await verb(["backup", file], here())).toMatchObject({ code: 1, said: expect.stringContaining("exists") });
    expect(readFileSync(file, "utf8")).toBe("mine");
  });
});

describe("key:seen", () => {
  test("takes a copy that opens the database, and no other file", async () => {
    const other = join(backupFolder(), "other");
    writeFileSync(other, `${randomBytes(32).toString("hex")}\n`);
    const link = join(backupFolder(), "link");
    symlinkSync(process.env.MASTER_KEY_FILE ?? "", link);

    expect(await verb(["key:seen", copyOfKey()], here())).toMatchObject({ code: 0 });
    expect(await verb(["key:seen", other], here())).toMatchObject({
      code: 1,
      said: expect.stringContaining("would not help"),
    });
    for (const itself of [process.env.MASTER_KEY_FILE ?? "", link])
      expect(await verb(["key:seen", itself], here())).toMatchObject({
        code: 1,
        said: expect.stringContaining("itself"),
      });
  });
});

describe("a restore is refused, and changes nothing,", () => {
  test("under another key, which it names beside the backup's", async () => {
    await person("ada");
    const file = await backup();
    const other = join(backupFolder(), "master-key");
    writeFileSync(other, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
    const [empty, started] = [await createEmptyDatabase(), await createDatabase()];
    const before = await rowsIn(started);
    const [vault] = await sql<{ keyId: string }>`select "keyId" from "Vault"`;

    for (const url of [empty, started]) {
      const { code, said } = await verb(["restore", file], url, { MASTER_KEY_FILE: other });
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`under the master key ${vault?.keyId}, and ${other} holds [0-9a-f]{16}\\.`));
    }

    expect(await rowsIn(empty)).toEqual({});
    expect(await rowsIn(started)).toEqual(before);
  });

  test("into a database with an account", async () => {
    await person("ada");
    const before = await rowsIn(here());
    const file = await backup();
    const url = await createDatabase();
    await withClient({ connectionString: url }, (client) =>
      client.query(`insert into "User" (id, "emailHash", username, "usernameKey", "passwordHash", sealed, "trialEndsAt")
                    values (gen_random_uuid(), '', 'bo', 'bo', 'none', '', now())`),
    );

    expect(await verb(["restore", file], url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("has accounts"),
    });
    expect(await rowsIn(here())).toEqual(before);
    expect(await rowsIn(url)).toMatchObject({ User: expect.stringMatching(/^1 /) });
  });

  test("beside a server", async () => {
    const file = await backup();
    const url = await createDatabase();
    const holder = await holderOn(url);

    const outcome = await verb(["restore", file], url);
    await holder.close();

    expect(outcome).toMatchObject({ code: 1, said: expect.stringContaining("Stop every server first") });
  });

  test.each<[what: string, spoil: (text: string) => string, words: string]>([
    ["cut off", (text) => text.slice(0, text.length / 2), "is damaged"],
    ["without its manifest", (text) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1), "is damaged"],
    ["changed in a row", (text) => text.replace("\tada-", "\tadb-"), "rows of User are not those"],
    ["of another kind", () => '{"hello":"there"}\n', "no backup of Kindling"],
  ])("from a backup %s", async (_what, spoil, words) => {
    await person("ada");
    const file = await backup();
    writeFileSync(file, gzipSync(spoil(gunzipSync(readFileSync(file)).toString("latin1"))));
    const url = await createDatabase();
    const before = await rowsIn(url);

    const { code, said } = await verb(["restore", file], url);

    expect(said).toContain(words);
    expect(code).toBe(1);
    expect(await rowsIn(url)).toEqual(before);
  });

  test("from a backup made by a newer version", async () => {
    const file = await backup();
    const parts = partsOf(readFileSync(file));
    const migrations = [{ name: "2030_x", checksum: "" }];
    writeFileSync(file, fileFrom({ ...parts, header: { ...parts.header, migrations } }, ownMasterKey()));
    const url = await createEmptyDatabase();

    expect(await verb(["restore", file], url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("another Kindling"),
    });
    expect(await rowsIn(url)).toEqual({});
  });

  test("from a file whose end is missing", async () => {
    const file = await backup();
    writeFileSync(file, readFileSync(file).subarray(0, -20));
    const url = await createEmptyDatabase();

    expect(await verb(["restore", file], url)).toMatchObject({ code: 1, said: expect.stringContaining("damaged") });
    expect(await rowsIn(url)).toEqual({});
  });
});

test("a restore that is killed leaves the database as it was", async () => {
  await manyEvents();
  const file = await backup();
  const url = await createDatabase();
  const before = await rowsIn(url);
  const running = launchVerb(["restore", file], url);
  await withClient({ connectionString: here() }, (client) =>
    until("rows are copied in", async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = $1 and query like 'copy "StripeEvent"%'`,
        [new URL(url).pathname.slice(1)],
      );
      return rows.length > 0;
    }),
  );

  running.send("SIGKILL");
  await running.ended;

  await until("the database noticed", async () => (await outcomeOf(launchVerb(["check:ledger"], url))).code === 0);
  expect(await rowsIn(url)).toEqual(before);
  expect(await verb(["restore", file], url)).toMatchObject({ code: 0 });
});

test("nobody who deleted their account after a backup comes back with it", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await restDoor({ as: ada }).write();
  const file = await backup();
  expect(await restDoor({ as: ada }).deleteAccount()).toBe("deleted");
  const [noted] = await sql<{
    id: string;
    deletedAt: Date;
  }>`select id, "deletedAt" from "DeletedAccount" where id = ${ada.id}`;
  expect(noted).toBeDefined();
  await noteKeyCopy(copyOfKey());

  // The next backup takes the note out of the database, into the file beside.
  await verb(["backup", join(dirname(file), "two.backup")], here());
  const url = await createEmptyDatabase();
  const { code, said } = await verb(["restore", file], url);

  expect(readFileSync(deletedFile(dirname(file)), "utf8")).toContain(ada.id);
  expect(said).toContain("1 accounts were deleted after the backup");
  expect(code).toBe(0);
  await withClient({ connectionString: url }, async (client) => {
    for (const [table, column] of [
      ["User", "id"],
      ["PersonKey", "userId"],
      ["JournalEntry", "userId"],
    ])
      expect((await client.query(`select 1 from "${table}" where "${column}" = $1`, [ada.id])).rows).toEqual([]);
    expect((await client.query(`select 1 from "User" where id = $1`, [bo.id])).rows).toHaveLength(1);
    expect((await client.query(`select 1 from "DeletedAccount" where id = $1`, [ada.id])).rows).toHaveLength(1);
  });
});

/** A table that takes a while to copy. */
async function manyEvents(): Promise<void> {
  await sql`insert into "StripeEvent" (id) select 'evt_' || gen_random_uuid() from generate_series(1, 600000)`;
}
