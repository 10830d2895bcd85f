import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { mayStand, reasonsWithoutColumn, type Column } from "#tests/support/clearColumns.ts";
import { createDatabase } from "#tests/support/cluster.ts";

beforeAll(async () => openDatabase(await createDatabase()));
afterAll(closeDatabase);

test("each column of each table is encrypted, wrapped or hashed, or has a reason for clear text", async () => {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm', 'f')
      and a.attnum > 0 and not a.attisdropped`;

  expect(columns).toContainEqual({ table: "Mood", column: "sealed", type: "bytea" });
  expect(columns.filter((column) => !mayStand(column))).toEqual([]);
  expect(reasonsWithoutColumn(columns)).toEqual([]);
});

test.each<[what: string, column: Column]>([
  ["a text", { table: "Mood", column: "note", type: "text" }],
  ["a text called as a number of another table", { table: "Mood", column: "gold", type: "text" }],
  ["a text called as another table's sealed bytes", { table: "Mood", column: "profile", type: "text" }],
  ["a text that another table has with a reason", { table: "Mood", column: "username", type: "varchar" }],
  ["words as JSON", { table: "DayTotal", column: "value", type: "jsonb" }],
  ["a list of words", { table: "JournalEntry", column: "tags", type: "_text" }],
  [
    "bytes called sealed, which the list of personal tables does not name,",
    { table: "Receipt", column: "sealed", type: "bytea" },
  ],
  ["bytes that nobody sealed", { table: "Receipt", column: "content", type: "bytea" }],
  ["a number without a reason", { table: "User", column: "age", type: "int4" }],
])("%s in a new column is found", (_what, column) => {
  expect(mayStand(column)).toBe(false);
});
