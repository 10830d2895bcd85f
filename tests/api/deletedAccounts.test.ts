import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import {
  deletedFile,
  deletedIn,
  noteDeleted,
  renewDeletions,
  type DeletedAccount,
} from "#server/store/backups/deletedAccounts.ts";
import { keysIn, type MasterKey } from "#server/store/keys/masterKey.ts";
import { backupFolder, removeFolders } from "#tests/support/backups.ts";

// The file beside backups. tests/long/alone/backups.test.ts restores with it.

afterEach(removeFolders);

const dayMs = 86_400_000;

function newKey(): MasterKey {
  const [key] = keysIn(randomBytes(32).toString("hex"), "a test");
  if (!key) throw new Error("There is no key.");
  return key;
}

function deletedDaysAgo(days = 0): DeletedAccount {
  return { id: randomUUID(), deletedAt: new Date(Date.now() - days * dayMs) };
}

function linesIn(folder: string): string[] {
  return readFileSync(deletedFile(folder), "utf8").trimEnd().split("\n");
}

function idsIn(folder: string, keys: readonly MasterKey[], mayBeUnsigned = false): string[] {
  return deletedIn(folder, keys, mayBeUnsigned).map(({ id }) => id);
}

describe("the file of deletions", () => {
  test("names each account once, for 400 days", () => {
    const [folder, key] = [backupFolder(), newKey()];
    const [old, recent] = [deletedDaysAgo(401), deletedDaysAgo(399)];
    noteDeleted(folder, [old], key);
    noteDeleted(folder, [recent], key);
    noteDeleted(folder, [recent], key);
    expect(idsIn(folder, [key])).toEqual([old.id, recent.id]);

    renewDeletions(folder, [old], { key, keys: [key] });

    expect(idsIn(folder, [key])).toEqual([recent.id]);
    expect(linesIn(folder)).toHaveLength(2);
  });

  test.each<[what: string, change: (lines: string[]) => string[], line: number]>([
    ["an entry is added", (lines) => [...lines, `${new Date().toISOString()} ${randomUUID()}`], 5],
    ["an entry is another account's", (lines) => lines.with(2, `${new Date().toISOString()} ${randomUUID()}`), 3],
    ["an entry has another time", (lines) => lines.with(0, (lines[0] ?? "").replace(/^\d+/, "1999")), 1],
    ["a signature is removed", (lines) => lines.toSpliced(1, 1), 1],
    ["a signature stands below another entry", (lines) => lines.with(3, lines[1] ?? ""), 3],
    ["a line is none", (lines) => lines.with(0, "nothing"), 1],
  ])("is refused, and says where, if %s", (_what, change, line) => {
    const [folder, key] = [backupFolder(), newKey()];
    noteDeleted(folder, [deletedDaysAgo(), deletedDaysAgo()], key);
    writeFileSync(deletedFile(folder), `${change(linesIn(folder)).join("\n")}\n`);

    expect(() => deletedIn(folder, [key], false)).toThrow(
      new RegExp(`No master key here signed line ${line} .*--unsigned`),
    );
    expect(() => deletedIn(folder, [key], true)).not.toThrow();
  });

  test("of an older version is heeded only where unsigned ones are, until the next backup signs what the database knows", () => {
    const [folder, key] = [backupFolder(), newKey()];
    const [known, unknown] = [deletedDaysAgo(), deletedDaysAgo()];
    const lines = [known, unknown].map(({ id, deletedAt }) => `${deletedAt.toISOString()} ${id}\n`);
    writeFileSync(deletedFile(folder), lines.join(""));
    expect(() => idsIn(folder, [key])).toThrow("line 1 and 1 more of");
    expect(idsIn(folder, [key], true)).toEqual([known.id, unknown.id]);

    expect(renewDeletions(folder, [known], { key, keys: [key] })).toBe(1);

    expect(() => idsIn(folder, [key])).toThrow("line 1 of");
    expect(linesIn(folder)).toHaveLength(3);
    writeFileSync(deletedFile(folder), `${linesIn(folder).slice(1).join("\n")}\n`);
    expect(idsIn(folder, [key])).toEqual([known.id]);
  });

  test("is signed again by the next backup after a rotation of the master key", () => {
    const [folder, before, after] = [backupFolder(), newKey(), newKey()];
    const account = deletedDaysAgo();
    noteDeleted(folder, [account], before);
    expect(() => idsIn(folder, [after])).toThrow("line 1 of");
    expect(idsIn(folder, [after, before])).toEqual([account.id]);

    renewDeletions(folder, [], { key: after, keys: [after, before] });

    expect(idsIn(folder, [after])).toEqual([account.id]);
  });

  test("leaves out a last entry that a crash cut off, and goes on after it", () => {
    const key = newKey();
    for (const cut of [20, 64, 70, 100]) {
      const folder = backupFolder();
      const [first, lost, next] = [deletedDaysAgo(), deletedDaysAgo(), deletedDaysAgo()];
      noteDeleted(folder, [first], key);
      const { length } = readFileSync(deletedFile(folder));
      noteDeleted(folder, [lost], key);
      truncateSync(deletedFile(folder), length + cut);
      expect(idsIn(folder, [key])).toEqual([first.id]);

      noteDeleted(folder, [next], key);
      renewDeletions(folder, [lost], { key, keys: [key] });

      expect(idsIn(folder, [key]).toSorted()).toEqual([first.id, lost.id, next.id].toSorted());
    }
  });
});
