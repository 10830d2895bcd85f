import { randomBytes } from "node:crypto";
import { writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { hash } from "argon2";
import { expect } from "vitest";
import { restoreBackup } from "#server/store/backups/restoring.ts";
import { writeBackup } from "#server/store/backups/writing.ts";
import { keysIn, type MasterKey } from "#server/store/keys/masterKey.ts";
import { testedDatabase } from "./address.ts";
import { tableOf, type Parts } from "./backupParts.ts";
import { backupFolder, rowsIn } from "./backups.ts";
import type { Person } from "./people.ts";

/** A backup of the database under test. */
export async function ownBackup(): Promise<Buffer> {
  const file = join(backupFolder(), "one.backup");
  await writeBackup(testedDatabase() ?? "", file);
  return readFileSync(file);
}

/** Writes a backup into a folder of its own, and returns its path. */
export function stored(bytes: Buffer, name = "one.backup"): string {
  const file = join(backupFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

/** Expects that a file is refused in a sentence with these words, and that the empty database is as it was. */
export async function expectRefused(
  empty: string,
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

/** A master key that no other test has. */
export function anotherKey(): MasterKey {
  const [key] = keysIn(randomBytes(32).toString("hex"), "a test");
  if (!key) throw new Error("There is no key.");
  return key;
}

/** Gives a person another password. */
export async function withPasswordOf(parts: Parts, { username }: Person): Promise<Parts> {
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

/** The text of a backup as its file. */
export function zipped(text = ""): Buffer {
  return gzipSync(Buffer.from(text, "latin1"));
}
