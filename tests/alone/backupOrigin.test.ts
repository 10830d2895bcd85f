import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { hash } from "argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deletedFile } from "#server/store/backups/deletedAccounts.ts";
import { openBackup } from "#server/store/backups/reading.ts";
import { restoreBackup } from "#server/store/backups/restoring.ts";
import { writeBackup } from "#server/store/backups/writing.ts";
import { noteKeyCopy } from "#server/store/keys/keyCopy.ts";
import { keysIn, type MasterKey } from "#server/store/keys/masterKey.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import {
  fileFrom,
  ownMasterKey,
  partsOf,
  tableOf,
  textFrom,
  unsignedFrom,
  type Parts,
} from "#tests/support/backupParts.ts";
import { backupFolder, copyOfKey, removeFolders, rowsIn, verb } from "#tests/support/backups.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import type { Person } from "#tests/support/people.ts";
import { withRowsEverywhere } from "#tests/support/rowsOf.ts";

// Somebody can write where backups lie, and has no master key.

useApp();

let good: Buffer;
let ada: Person;
/** A database without tables, which refused restores leave so. */
let empty: string;

beforeAll(async () => {
  ({ ada } = await withRowsEverywhere());
  good = readFileSync(await backup());
});

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterAll(removeFolders);

async function backup(): Promise<string> {
  const file = join(backupFolder(), "one.backup");
  await writeBackup(testedDatabase() ?? "", file);
  return file;
}

function stored(bytes: Buffer, name = "one.backup"): string {
  const file = join(backupFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

/** Expects that a file is refused in a sentence with these words, and that the database is as it was. */
async function expectRefused(
  bytes: Buffer,
  words: string | RegExp,
  wishes: { mayBeUnsigned?: boolean } = {},
): Promise<void> {
  const error: unknown = await restoreBackup(empty, stored(bytes), wishes).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message).toMatch(words);
  expect(message).toMatch(/Nothing was changed\.$/);
  expect(await rowsIn(empty)).toEqual({});
}

function anotherKey(): MasterKey {
  const [key] = keysIn(randomBytes(32).toString("hex"), "a test");
  if (!key) throw new Error("There is no key.");
  return key;
}

/** Gives a person another password. */
async function withPasswordOf(parts: Parts, { username }: Person): Promise<Parts> {
  const users = tableOf(parts, "User");
  const [name, password] = ["username", "passwordHash"].map((column) => users.columns.indexOf(column)) as [
    number,
    number,
  ];
  const another = await hash("the thief's own", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  users.rows = users.rows.map((row) => {
    const values = row.split("\t");
    return values[name] === username ? values.with(password, another).join("\t") : row;
  });
  return parts;
}

function withTable(parts: Parts, name: string, columns = ["tokenHash", "userId"]): Parts {
  const token = createHash("sha256").update("known to the thief").digest("hex");
  return { ...parts, tables: [...parts.tables, { name, columns, rows: [`\\\\x${token}\t${ada.id}`] }] };
}

describe("a restore is refused, and changes nothing,", () => {
  test("from a backup in which somebody has another password, even where unsigned ones are taken", async () => {
    const file = fileFrom(await withPasswordOf(partsOf(good), ada));

    await expectRefused(file, "The backup manifest is not what Kindling signed");
    await expectRefused(file, "The backup manifest is not what Kindling signed", { mayBeUnsigned: true });
  });

  test.each<[what: string, change: (parts: Parts) => Parts, words: string]>([
    ["with a session", (parts) => withTable(parts, "Session"), "The backup header is not"],
    ["without the blocks", (parts) => without(parts, "Block"), "The backup header is not"],
    ["whose tables have changed places", swapped, "The backup header is not"],
    ["without the rows of the blocks", withoutRows, "The backup manifest is not"],
    ["with rows in another order", reversed, "The backup manifest is not"],
    [
      "of another database",
      (parts) => ({ ...parts, header: { ...parts.header, keyId: "0123456789abcdef" } }),
      "under the master key 0123456789abcdef, and .* holds [0-9a-f]{16}",
    ],
    [
      "whose header writes to the terminal",
      (parts) => ({ ...parts, header: { ...parts.header, keyId: "\u001b[2J" } }),
      "This file is no backup of Kindling",
    ],
  ])("from a backup %s", async (_what, change, words) => {
    const [before, after] = [textFrom(partsOf(good)), textFrom(change(partsOf(good)))];
    expect(after).not.toBe(before);

    await expectRefused(zipped(after), new RegExp(words));
  });

  test("from a backup that another Kindling signed", async () => {
    await expectRefused(fileFrom(partsOf(good), anotherKey()), "The backup header is not");
  });

  test("from a backup of one day with the rows of another", async () => {
    const [today, earlier] = [partsOf(readFileSync(await backup())), partsOf(good)];
    expect(today.header.madeAt).not.toBe(earlier.header.madeAt);
    const mixed = { ...earlier, signatures: [earlier.signatures[0] ?? "", today.signatures[1] ?? ""] };

    await expectRefused(fileFrom({ ...mixed, tables: today.tables }), "The backup manifest is not");
  });

  test("from a backup that was encrypted for its age recipient by somebody else", async () => {
    const identity = await generateIdentity();
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    const changed = fileFrom(await withPasswordOf(partsOf(good), ada));
    const file = stored(Buffer.from(await encrypter.encrypt(changed)), "one.backup.age");
    const secret = join(dirname(file), "secret");
    writeFileSync(secret, identity);

    const { code, said } = await verb(["restore", "--identity", secret, file], empty);

    expect(said).toContain("The backup manifest is not what Kindling signed");
    expect(code).toBe(1);
    expect(await rowsIn(empty)).toEqual({});
  });

  test.each([
    "Session",
    "ResetLink",
    "Freeze",
    "_prisma_migrations",
    "Unknown",
    "pg_authid",
    'a"; drop table "User"; --',
  ])("from a backup with the table %s, signed or not", async (name) => {
    const parts = withTable(partsOf(good), name);

    await expectRefused(fileFrom(parts, ownMasterKey()), "which no backup holds");
    await expectRefused(fileFrom(unsignedFrom(parts)), "which no backup holds", { mayBeUnsigned: true });
  });

  test.each<[what: string, change: (parts: Parts) => Parts, words: string]>([
    ["without a table", (parts) => without(parts, "Block"), "its tables are not those of its version"],
    ["with a table twice", (parts) => withTable(parts, "Block"), "its tables are not those of its version"],
    ["without a column", withoutColumn, "its tables are not those of its version"],
    ["with rows of another shape", brokenRow, "the rows of Block do not fit"],
  ])("from an unsigned backup %s", async (_what, change, words) => {
    await expectRefused(fileFrom(unsignedFrom(change(partsOf(good)))), words, { mayBeUnsigned: true });
  });

  test("from a backup whose manifest names a table twice", async () => {
    const twice = ['{"tables":{"', '{"tables":{"User":{"rows":0,"sha256":""},"'] as const;
    const [signed, unsigned] = [partsOf(good), unsignedFrom(partsOf(good))].map((parts) => textFrom(parts));

    await expectRefused(zipped(signed?.replace(...twice)), "The backup manifest is not");
    await expectRefused(zipped(unsigned?.replace(...twice)), "its manifest cannot be read", {
      mayBeUnsigned: true,
    });
  });

  test("from a backup that goes on after its end", async () => {
    await expectRefused(Buffer.concat([good, gzipSync("more")]), "something follows its end");
  });

  test("from a backup of a later format", async () => {
    const parts = partsOf(good);

    await expectRefused(
      fileFrom({ ...parts, header: { ...parts.header, kindlingBackup: 3 } }, ownMasterKey()),
      "newer",
    );
  });

  test.each([0.01, 0.2, 0.4, 0.6, 0.8, 0.99, 0.9999])(
    "from a backup that was cut at %d of its length",
    async (part) => {
      await expectRefused(good.subarray(0, good.length * part), "damaged");
      const text = Buffer.from(textFrom(partsOf(good)), "latin1");
      await expectRefused(gzipSync(text.subarray(0, text.length * part)), "damaged");
    },
  );

  test.each([0.002, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999])(
    "from a backup with a flipped bit at %d of its length",
    async (part) => {
      await expectRefused(flipped(good, part), "damaged");
      await expectRefused(gzipSync(flipped(Buffer.from(textFrom(partsOf(good)), "latin1"), part)), /./);
    },
  );
});

describe("a small file that unpacks to gigabytes is refused, and takes no memory,", () => {
  const zeros = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const rows = gzipSync(`${"x".repeat(63)}\n`.repeat(1024 * 1024));

  test.each<[where: string, file: () => Buffer, words: string]>([
    ["in its header", () => bomb("{", zeros), "a line that is no row is too long"],
    ["in a row", () => bomb(upToFirstRows(), zeros), "a row is too long"],
    ["after its end", () => bomb(textFrom(partsOf(good)), zeros), "something follows its end"],
  ])("%s", async (_where, file, words) => {
    const bytes = file();
    const before = process.resourceUsage().maxRSS;

    await expectRefused(bytes, words);

    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024);
  });

  test("in many rows", async () => {
    const reader = await openBackup(stored(bomb(upToFirstRows(), rows)));
    expect((await reader.line()).toString()).toContain("kindlingBackup");
    expect((await reader.line()).toString()).toContain("hmac");
    expect((await reader.line()).toString()).toContain("table");
    const before = process.resourceUsage().maxRSS;
    let read = 0;
    const reading = (async () => {
      for await (const piece of reader.rows()) read += piece.length;
    })();

    await expect(reading).rejects.toThrow("it unpacks to more than 100 times its size");
    reader.close();

    expect(read).toBeLessThan(100_000_000);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024);
  });

  test("in the header of age", async () => {
    const start = Buffer.from("age-encryption.org/v1\n-> ");

    await expectRefused(Buffer.concat([start, Buffer.alloc(64_000_000, "a")]), "no backup of Kindling");
  });
});

describe("an unsigned backup", () => {
  test("is refused, though its format is that of old ones, unless --unsigned says that it is known", async () => {
    const file = stored(fileFrom(unsignedFrom(partsOf(good))));

    const refused = await verb(["restore", file], empty);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("This backup is not signed") });
    expect(await rowsIn(empty)).toEqual({});
    await expectRefused(readFileSync(file), "This backup is not signed");

    const { code, said } = await verb(["restore", "--unsigned", file], await createEmptyDatabase());
    expect(said).toContain("it was not checked who made it");
    expect(code).toBe(0);
  });

  test("is not what a server writes: a signed one says nothing of that", async () => {
    const { code, said } = await verb(["restore", "--unsigned", stored(good)], await createEmptyDatabase());

    expect(said).not.toContain("signed");
    expect(code).toBe(0);
  });
});

test("an account that somebody added to the file of deletions is deleted only by --unsigned", async () => {
  const file = stored(good);
  appendFileSync(deletedFile(dirname(file)), `${new Date().toISOString()} ${ada.id}\n`);

  const refused = await verb(["restore", file], empty);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("No master key here signed line 1 of") });
  expect(await rowsIn(empty)).toEqual({});

  const { code, said } = await verb(["restore", "--unsigned", file], await createEmptyDatabase());
  expect(said).toContain("1 accounts were deleted after the backup");
  expect(code).toBe(0);
});

test("a backup is signed by the key that wraps, and opens where that is one of several", async () => {
  const file = stored(good);
  const keys = join(dirname(file), "keys");
  writeFileSync(keys, `${anotherKey().bytes.toString("hex")}\n${ownMasterKey().bytes.toString("hex")}\n`, {
    mode: 0o600,
  });
  expect(partsOf(good).header.keyId).toBe(ownMasterKey().id);

  expect(await verb(["restore", file], await createEmptyDatabase(), { MASTER_KEY_FILE: keys })).toMatchObject({
    code: 0,
  });
});

test("no backup is made where the key is missing that would sign it", async () => {
  await noteKeyCopy(copyOfKey());
  const [key, file] = [join(backupFolder(), "other"), join(backupFolder(), "one.backup")];
  writeFileSync(key, `${anotherKey().bytes.toString("hex")}\n`, { mode: 0o600 });

  const { code, said } = await verb(["backup", file], testedDatabase() ?? "", { MASTER_KEY_FILE: key });

  expect(said).toMatch(new RegExp(`under the master key ${ownMasterKey().id}, and ${key} holds [0-9a-f]{16}`));
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(false);
});

function zipped(text = ""): Buffer {
  return gzipSync(Buffer.from(text, "latin1"));
}

function without(parts: Parts, name: string): Parts {
  return { ...parts, tables: parts.tables.filter((table) => table !== tableOf(parts, name)) };
}

function withoutRows(parts: Parts): Parts {
  tableOf(parts, "Block").rows = [];
  return parts;
}

function withoutColumn(parts: Parts): Parts {
  const users = tableOf(parts, "User");
  users.columns = users.columns.slice(0, -1);
  users.rows = users.rows.map((row) => row.slice(0, row.lastIndexOf("\t")));
  return parts;
}

function brokenRow(parts: Parts): Parts {
  tableOf(parts, "Block").rows.push("nobody");
  return parts;
}

function reversed(parts: Parts): Parts {
  tableOf(parts, "User").rows.reverse();
  return parts;
}

function swapped(parts: Parts): Parts {
  return { ...parts, tables: parts.tables.toReversed() };
}

function flipped(bytes: Buffer, part: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = Math.floor(copy.length * part);
  copy[at] = (copy[at] ?? 0) ^ 4;
  return copy;
}

/** A file that begins like a backup, and unpacks to 4 GB. */
function bomb(start: string, member: Buffer): Buffer {
  return Buffer.concat([zipped(start), ...Array.from({ length: 64 }, () => member)]);
}

/** A signed backup up to where the rows of its first table begin. */
function upToFirstRows(): string {
  return textFrom(partsOf(good)).split("\n").slice(0, 3).join("\n") + "\n";
}
