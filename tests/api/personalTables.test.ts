import { expect, test } from "vitest";
import { withClient } from "#server/store/database/migrations.ts";
import { personalTables } from "#server/store/personalTables.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { withRowsEverywhere } from "#tests/support/rowsOf.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

test("every table that can name a person is in the list, with columns that are there", async () => {
  const columns = await columnsByTable();

  expect(tablesNotListed(columns)).toEqual([]);
  for (const { name, owners } of personalTables)
    for (const column of owners) expect(columns).toContainEqual({ table: name, column, type: "uuid" });
});

test("each table has the database's primary key, by which rows are deleted in batches", async () => {
  const keys = await ask<{ name: string; key: string[] }>(
    `select t.relname as name, array(
       select a.attname::text from unnest(x.indkey) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place
     ) as key
     from pg_index x join pg_class t on t.oid = x.indrelid where x.indisprimary and t.relnamespace = 'public'::regnamespace`,
  );

  for (const { name, key } of personalTables) expect(keys).toContainEqual({ name, key: [...key] });
});

test.each([
  ["one for each row", `"userId" uuid`],
  ["one called otherwise", `"writtenBy" uuid`],
  ["several for a row", `"readers" uuid[]`],
])("a new table with people's ids, %s, is found missing", async (_what, column) => {
  await ask(`create table "EntryTag" (hash bytea, ${column})`);
  try {
    expect(tablesNotListed(await columnsByTable())).toEqual(["EntryTag"]);
  } finally {
    await ask(`drop table "EntryTag"`);
  }
});

test("a reset deletes the rows of exactly the tables marked for it", async () => {
  const { ada } = await withRowsEverywhere();
  const before = await rowsByTable(ada);
  expect(before.filter(({ count }) => count === 0)).toEqual([]);

  expect(await restDoor({ as: ada }).resetProgress()).toBe("reset");

  const deleted = personalTables.filter(({ reset }) => reset === "deletes").map(({ name }) => name);
  expect(deleted).toContain("Action");
  expect(await rowsByTable(ada)).toEqual(
    before.map(({ name, count }) => ({ name, count: deleted.includes(name) ? 0 : count })),
  );
});

test("totals are emptied after the rows that they sum up, in the order in which a save locks them", async () => {
  const ada = await person("ada");
  const body = { value: "calm", newTags: [{ name: "Mira" }] };

  const statements = await statementsOf(() => sendRequest("POST", "/api/moods", { headers: bearer(ada), body }));

  const inserted = statements.flatMap((text) =>
    [...text.matchAll(/insert into "(\w+)"/g)].map(([, name = ""]) => name),
  );
  const totals = inserted.filter((name) => /^(?:Day|Month|AllTime)/.test(name));
  expect(totals).toContain("MonthTag");
  const counted = personalTables.filter(({ counts }) => counts).map(({ name }) => name);
  const names = personalTables.map(({ name }) => name);
  expect(names.filter((name) => [...counted, ...totals].includes(name))).toEqual([...counted, ...totals]);
});

interface Column {
  table: string;
  column: string;
  type: string;
}

function columnsByTable(): Promise<Column[]> {
  return ask<Column>(
    `select table_name as table, column_name as column, udt_name as type
     from information_schema.columns where table_schema = 'public'`,
  );
}

/** Only columns that refer to a person have the type of people's ids. */
function tablesNotListed(columns: readonly Column[]): string[] {
  const listed = new Set(personalTables.map(({ name }) => name));
  const naming = columns.filter(({ type }) => /^_?uuid$/.test(type)).map(({ table }) => table);
  return [...new Set(naming)].filter((table) => !listed.has(table));
}

/** The number of a person's rows in each listed table. */
function rowsByTable({ id }: Person): Promise<{ name: string; count: number }[]> {
  const counts = personalTables.map(({ name, owners }) => {
    const isTheirs = owners.map((owner) => `"${owner}" = '${id}'`).join(" or ");
    return `select '${name}' as name, count(*)::int as count from "${name}" where ${isTheirs}`;
  });
  return ask(`${counts.join(" union all ")} order by name`);
}

function ask<Row extends object>(text: string): Promise<Row[]> {
  return withClient({ connectionString: testedDatabase() }, async (client) => (await client.query<Row>(text)).rows);
}
