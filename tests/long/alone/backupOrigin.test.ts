import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deletedFile } from "#server/store/backups/deletedAccounts.ts";
import { openBackup } from "#server/store/backups/reading.ts";
import { noteKeyCopy } from "#server/store/keys/keyCopy.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { fileFrom, ownMasterKey, partsOf, textFrom, unsignedFrom } from "#tests/support/backupParts.ts";
import { backupFolder, copyOfKey, removeFolders, rowsIn, verb } from "#tests/support/backups.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import type { Person } from "#tests/support/people.ts";
import { withRowsEverywhere } from "#tests/support/rowsOf.ts";
import { anotherKey, expectRefused, ownBackup, stored, withPasswordOf, zipped } from "#tests/support/strangeBackups.ts";

// As in tests/alone/backupOrigin.test.ts, by commands as built, and with files that unpack to gigabytes.

useApp();

let good: Buffer;
let ada: Person;
/** A database without tables, which refused restores leave so. */
let empty: string;

beforeAll(async () => {
  ({ ada } = await withRowsEverywhere());
  good = await ownBackup();
});

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterAll(removeFolders);

test("a backup that was encrypted for its age recipient by somebody else is refused, and changes nothing", async () => {
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

    await expectRefused(empty, bytes, words);

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

    await expectRefused(empty, Buffer.concat([start, Buffer.alloc(64_000_000, "a")]), "no backup of Kindling");
  });
});

describe("an unsigned backup", () => {
  test("is refused, though its format is that of old ones, unless --unsigned says that it is known", async () => {
    const file = stored(fileFrom(unsignedFrom(partsOf(good))));

    const refused = await verb(["restore", file], empty);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("This backup is not signed") });
    expect(await rowsIn(empty)).toEqual({});
    await expectRefused(empty, readFileSync(file), "This backup is not signed");

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

/** A file that begins like a backup, and unpacks to 4 GB. */
function bomb(start: string, member: Buffer): Buffer {
  return Buffer.concat([zipped(start), ...Array.from({ length: 64 }, () => member)]);
}

/** A signed backup up to where the rows of its first table begin. */
function upToFirstRows(): string {
  return textFrom(partsOf(good)).split("\n").slice(0, 3).join("\n") + "\n";
}
