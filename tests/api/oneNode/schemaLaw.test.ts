import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { nobodysId } from "#server/store/pages.ts";
import { isCopied, placements } from "#server/store/placement.ts";
import { sqlNames } from "#server/store/sqlText.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { namedWithoutPerson, needsNoPerson, watchStatements } from "#tests/support/schemaLaw.ts";

// Not useApp, which checks the statements of its own file.
beforeAll(async () => openDatabase(await createDatabase()));
afterAll(closeDatabase);

test("each table of personal rows has the person first in its primary key and in all that is unique", async () => {
  const keys = await sql<{ table: string; key: string; first: string }>`
    select t.relname as table, i.relname as key, a.attname as first
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where x.indisunique and t.relnamespace = 'public'::regnamespace`;
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
  const personal = tables.map(({ name }) => name).filter((name) => !needsNoPerson(name));

  expect(personal).toContain("Action");
  for (const table of personal) expect(keys.map((key) => key.table)).toContain(table);
  expect(keys.filter(({ table, first }) => personal.includes(table) && first !== "userId")).toEqual([]);
});

test("each table is personal, shared or asked for from both sides, with a reason", async () => {
  const tables = await sql<{ name: string; hasPerson: boolean }>`
    select relname as name, exists (
      select 1 from pg_attribute where attrelid = c.oid and attname = 'userId' and atttypid = 'uuid'::regtype and attnotnull
    ) as "hasPerson"
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'`;

  expect(Object.keys(placements).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect(Object.values(placements).filter(({ because }) => !/^(?:is|has|names|comes|hides) /.test(because))).toEqual(
    [],
  );
  // A personal table is split by this column, and a table between two people by neither of theirs.
  const split = Object.keys(placements).filter((name) => !isCopied(name));
  expect(split.filter((name) => !tables.find((table) => table.name === name)?.hasPerson)).toEqual([]);
  expect(Object.keys(placements).filter((name) => placements[name]?.place === "both sides")).toEqual([
    "Block",
    "Mute",
    "Friendship",
  ]);
});

test("foreign keys refer only to people, whose ids never change", async () => {
  const foreign = await sql<{ from: string; to: string; onUpdate: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to, confupdtype as "onUpdate"
    from pg_constraint where contype = 'f'`;

  expect(foreign).not.toEqual([]);
  expect(foreign.filter(({ to, onUpdate }) => to !== '"User"' || onUpdate !== "a")).toEqual([]);
});

test.each([
  [`select note from "Mood" where "userId" = $1 and id = $2`, []],
  [`select note from "Mood" where id = $1`, ["Mood"]],
  [`update "Action" as a set note = $1 from before where a.id = before.id`, ["Action"]],
  [`delete from "JournalEntry" where id = $1`, ["JournalEntry"]],
  [`insert into "Mood" (id, "userId", value) values ($1, $2, $3)`, []],
  [`insert into "Mood" (id, value) select id, value from given`, ["Mood"]],
  [`select 1 from "DayTotal" d join "DayMood" m using ("localDate") where d."userId" = $1`, ["DayMood"]],
  [`select 1 from "Receipt" r left join "Mood" e on e."userId" = $1 and e.id = r.id where r."userId" = $1`, []],
  [`select 1 from "Session" s join "User" u on u.id = s."userId" where s."tokenHash" = $1`, []],
  [`SELECT id FROM "public"."Receipt" WHERE "clientId" = $1`, ["Receipt"]],
])("%s leaves open whose rows it means in %j", (statement, tables) => {
  expect(namedWithoutPerson(statement)).toEqual(tables);
});

test("a request's statement that leaves it open is found, an operator's may", async () => {
  const leftOpen = watchStatements();
  await asRequest(() => sql`select count(*) from "Mood"`);
  await sql`select count(*) from "Action"`;

  expect(leftOpen()).toEqual([`select count(*) from "Mood"`]);
});

test("a request's statement that a distributed database does not take is found, with what to do instead", async () => {
  const table = sqlNames("Mood");
  const broken = watchStatements();
  await asRequest(() => sql`select ctid from ${table} where "userId" = ${nobodysId}::uuid`);

  expect(broken()).toEqual([
    expect.stringMatching(/^Raise a column `version`.*: select ctid from "Mood" where "userId" = \$1::uuid$/),
  ]);
});
