import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
import { removeFolders } from "#tests/support/backups.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import type { Person } from "#tests/support/people.ts";
import { withRowsEverywhere } from "#tests/support/rowsOf.ts";
import { anotherKey, expectRefused, ownBackup, withPasswordOf, zipped } from "#tests/support/strangeBackups.ts";

// Somebody can write where backups lie, and has no master key.

useApp();

let good: Buffer;
let ada: Person;
/** A database without tables, which refused restores leave so. */
let empty: string;

beforeAll(async () => {
  ({ ada } = await withRowsEverywhere());
  good = await ownBackup();
  empty = await createEmptyDatabase();
});

afterAll(removeFolders);

function withTable(parts: Parts, name: string, columns = ["tokenHash", "userId"]): Parts {
  const token = createHash("sha256").update("known to the thief").digest("hex");
  return { ...parts, tables: [...parts.tables, { name, columns, rows: [`\\\\x${token}\t${ada.id}`] }] };
}

describe("a restore is refused, and changes nothing,", () => {
  test("from a backup in which somebody has another password, even where unsigned ones are taken", async () => {
    const file = fileFrom(await withPasswordOf(partsOf(good), ada));

    await expectRefused(empty, file, "The backup manifest is not what Kindling signed");
    await expectRefused(empty, file, "The backup manifest is not what Kindling signed", { mayBeUnsigned: true });
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

    await expectRefused(empty, zipped(after), new RegExp(words));
  });

  test("from a backup that another Kindling signed", async () => {
    await expectRefused(empty, fileFrom(partsOf(good), anotherKey()), "The backup header is not");
  });

  test("from a backup of one day with the rows of another", async () => {
    const [today, earlier] = [partsOf(await ownBackup()), partsOf(good)];
    expect(today.header.madeAt).not.toBe(earlier.header.madeAt);
    const mixed = { ...earlier, signatures: [earlier.signatures[0] ?? "", today.signatures[1] ?? ""] };

    await expectRefused(empty, fileFrom({ ...mixed, tables: today.tables }), "The backup manifest is not");
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

    await expectRefused(empty, fileFrom(parts, ownMasterKey()), "which no backup holds");
    await expectRefused(empty, fileFrom(unsignedFrom(parts)), "which no backup holds", { mayBeUnsigned: true });
  });

  test.each<[what: string, change: (parts: Parts) => Parts, words: string]>([
    ["without a table", (parts) => without(parts, "Block"), "its tables are not those of its version"],
    ["with a table twice", (parts) => withTable(parts, "Block"), "its tables are not those of its version"],
    ["without a column", withoutColumn, "its tables are not those of its version"],
    ["with rows of another shape", brokenRow, "the rows of Block do not fit"],
  ])("from an unsigned backup %s", async (_what, change, words) => {
    await expectRefused(empty, fileFrom(unsignedFrom(change(partsOf(good)))), words, { mayBeUnsigned: true });
  });

  test("from a backup whose manifest names a table twice", async () => {
    const twice = ['{"tables":{"', '{"tables":{"User":{"rows":0,"sha256":""},"'] as const;
    const [signed, unsigned] = [partsOf(good), unsignedFrom(partsOf(good))].map((parts) => textFrom(parts));

    await expectRefused(empty, zipped(signed?.replace(...twice)), "The backup manifest is not");
    await expectRefused(empty, zipped(unsigned?.replace(...twice)), "its manifest cannot be read", {
      mayBeUnsigned: true,
    });
  });

  test("from a backup that goes on after its end", async () => {
    await expectRefused(empty, Buffer.concat([good, gzipSync("more")]), "something follows its end");
  });

  test("from a backup of a later format", async () => {
    const parts = partsOf(good);

    await expectRefused(
      empty,
      fileFrom({ ...parts, header: { ...parts.header, kindlingBackup: 3 } }, ownMasterKey()),
      "newer",
    );
  });

  test.each([0.01, 0.2, 0.4, 0.6, 0.8, 0.99, 0.9999])(
    "from a backup that was cut at %d of its length",
    async (part) => {
      await expectRefused(empty, good.subarray(0, good.length * part), "damaged");
      const text = Buffer.from(textFrom(partsOf(good)), "latin1");
      await expectRefused(empty, gzipSync(text.subarray(0, text.length * part)), "damaged");
    },
  );

  test.each([0.002, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999])(
    "from a backup with a flipped bit at %d of its length",
    async (part) => {
      await expectRefused(empty, flipped(good, part), "damaged");
      await expectRefused(empty, gzipSync(flipped(Buffer.from(textFrom(partsOf(good)), "latin1"), part)), /./);
    },
  );
});

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
