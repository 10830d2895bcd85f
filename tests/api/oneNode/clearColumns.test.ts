import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import type { ColumnWord, TableShape } from "#server/store/tables/tableShape.ts";
import { tables } from "#server/store/tables/tables.ts";
import { createDatabase } from "#tests/support/cluster.ts";

beforeAll(async () => openDatabase(await createDatabase()));
afterAll(closeDatabase);

interface Column {
  table: string;
  column: string;
  type: string;
}

/** What is said of each column, by "Table.column". */
const words = new Map(
  Object.entries<TableShape>(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).map(([column, word]) => [`${table}.${column}`, word] as const),
  ),
);

/** Types that cannot hold a person's text. */
const withoutText = new Set("uuid bool int2 int4 int8 float8 numeric date timestamptz _uuid _timestamptz".split(" "));

test("each column of each table is encrypted, wrapped or hashed, or has a reason for clear text", async () => {
  // Of the migrations, the database keeps names of our own files.
  const columns = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm', 'f')
      and c.relname <> '_prisma_migrations' and a.attnum > 0 and not a.attisdropped`;

  expect(columns).toContainEqual({ table: "Mood", column: "sealed", type: "bytea" });
  expect(columns.filter((column) => !isAsDefined(column))).toEqual([]);
  expect([...words.keys()].toSorted()).toEqual(columns.map((one) => `${one.table}.${one.column}`).toSorted());
});

test.each<[what: string, column: Column]>([
  ["a text", { table: "Mood", column: "note", type: "text" }],
  ["a text called as a number of another table", { table: "Mood", column: "gold", type: "text" }],
  ["a text that another table has with a reason", { table: "Mood", column: "username", type: "varchar" }],
  ["bytes that are not defined", { table: "Receipt", column: "sealed", type: "bytea" }],
  ["a number without a reason", { table: "User", column: "age", type: "int4" }],
  ["an encrypted column that stands clear", { table: "Mood", column: "sealed", type: "text" }],
  ["a hash that stands clear", { table: "User", column: "emailHash", type: "text" }],
  ["a number that holds text", { table: "Action", column: "gold", type: "text" }],
  ["words as JSON", { table: "DayMood", column: "value", type: "jsonb" }],
  ["a list of words", { table: "JournalEntry", column: "tagIds", type: "_text" }],
])("%s is found", (_what, column) => {
  expect(isAsDefined(column)).toBe(false);
});

/** True if a column of the database is as protected as the tables say. */
function isAsDefined({ table, column, type }: Column): boolean {
  const word: ColumnWord | undefined = words.get(`${table}.${column}`);
  if (word === undefined) return false;
  if (typeof word === "string") return withoutText.has(type);
  if ("clearText" in word) return type === "text";
  return type === "bytea" || column === "passwordHash";
}
