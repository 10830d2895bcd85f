import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, describe, expect, test } from "vitest";
import {
  applyMigrations,
  migrationNames,
  migrationsFolder,
  pendingMigrations,
  withClient,
} from "#server/store/database/migrations.ts";
import { root } from "#server/base/root.ts";
import { compatibleLineFor } from "#server/store/database/compatibility.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { digestBeforeLaw, digestOf, lastBeforeLaw, migrationProblems } from "#tests/support/migrationLaw.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("starting on a database", () => {
  test("servers that start on an empty one at the same moment apply each migration once", async () => {
    const url = await createEmptyDatabase();

    const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url)));

    expect(applied.flat().toSorted()).toEqual(migrationNames());
    expect(await pendingMigrations(url)).toEqual([]);
  });

  test("a second start finds nothing to apply", async () => {
    const url = await createEmptyDatabase();
    await applyMigrations(url);

    expect(await applyMigrations(url)).toEqual([]);
  });

  test("a migration added later is the only one applied", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({ "1_first": "create table people (name text)" });
    await applyMigrations(url, folder);
    addTo(folder, { "2_second": "alter table people add column age int" });

    expect(await pendingMigrations(url, folder)).toEqual(["2_second"]);
    expect(await applyMigrations(url, folder)).toEqual(["2_second"]);
  });

  test("a database with a migration that is not known here is refused, and left as it is", async () => {
    const url = await createEmptyDatabase();
    await applyMigrations(url, folderOf({ "1_first": "create table people (name text)", "2_later": "select 1" }));
    const older = folderOf({ "1_first": "create table people (name text)", "3_own": "create table pets (name text)" });

    await expect(applyMigrations(url, older)).rejects.toThrow(/made by another Kindling.*2_later.*does not know/);
    expect(await tablesIn(url)).toEqual(["_prisma_migrations", "people"]);
  });

  test("a migration with a mistake is reported with its line, and leaves no trace", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({
      "1_first": "create table people (name text);",
      "2_broken": "create table pets (name text);\nalter table nobody add column age int;",
    });

    await expect(applyMigrations(url, folder)).rejects.toThrow(/Migration 2_broken failed and was undone.*"nobody"/);
    expect(await tablesIn(url)).toEqual(["_prisma_migrations", "people"]);
  });

  test("after the correction, the next start continues from there", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({
      "1_first": "create table people (name text)",
      "2_broken": "create tabel pets (name text)",
    });
    await expect(applyMigrations(url, folder)).rejects.toThrow("At line 1 of its migration.sql");
    addTo(folder, { "2_broken": "create table pets (name text)" });

    expect(await applyMigrations(url, folder)).toEqual(["2_broken"]);
  });
});

describe("an older server on a newer version's database", () => {
  const first = { "1_first": "create table people (name text)" };
  const second = { "2_second": `${compatibleLineFor("1_first")}\nalter table people add column age int` };

  test("starts if it tolerates every unknown migration, and changes nothing", async () => {
    const url = await createEmptyDatabase();
    await applyMigrations(url, folderOf({ ...first, ...second, "3_third": compatibleLineFor("1_first") }));
    const older = folderOf(first);

    expect(await pendingMigrations(url, older)).toEqual([]);
    expect(await applyMigrations(url, older)).toEqual([]);
  });

  test.each([
    ["says nothing of older servers", "alter table people drop column name"],
    ["needs them stopped", "-- Stop all older servers before this migration: names go.\nselect 1"],
    [
      "names a migration that it does not have",
      `${compatibleLineFor("2_second", "they no longer read names")}\nselect 1`,
    ],
    ["says so, but not first", `select 1;\n${compatibleLineFor("1_first")}`],
  ])("is refused where one of them %s", async (_what, text) => {
    const url = await createEmptyDatabase();
    const newer = folderOf({ ...first, ...second, "3_third": text });
    await applyMigrations(url, newer);

    await expect(applyMigrations(url, folderOf(first))).rejects.toThrow(/made by another Kindling.*3_third/);
    expect(await applyMigrations(url, newer)).toEqual([]);
  });

  test("is refused if it has a migration to apply: then it is of another branch, not older", async () => {
    const url = await createEmptyDatabase();
    await applyMigrations(url, folderOf({ ...first, "3_third": compatibleLineFor("1_first") }));
    const other = folderOf({ ...first, "2_own": "create table pets (name text)" });

    await expect(applyMigrations(url, other)).rejects.toThrow(/made by another Kindling.*3_third/);
    expect(await tablesIn(url)).toEqual(["_prisma_migrations", "people"]);
  });
});

describe("a migration of a table that requests use", () => {
  test("waits for it, lets other statements pass meanwhile, and is applied once", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({ "1_first": "create table people (name text)" });
    await applyMigrations(url, folder);
    addTo(folder, { "2_second": "alter table people add column age int" });

    await withClient({ connectionString: url }, async (reader) => {
      await reader.query("begin; select * from people");
      const applied = applyMigrations(url, folder, undefined, { lockMs: 300, pauseMs: 100, times: 1_000 });
      await withClient({ connectionString: url }, async (other) => {
        await waitsForLock(other);
        // The read waits behind the migration, which releases its lock.
        expect((await other.query("select * from people")).rows).toEqual([]);
      });
      await reader.query("commit");

      expect(await applied).toEqual(["2_second"]);
    });
  });

  test("gives up in the end, and leaves no trace", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({ "1_first": "create table people (name text)" });
    await applyMigrations(url, folder);
    addTo(folder, { "2_second": "create table pets (name text); alter table people add column age int" });

    await withClient({ connectionString: url }, async (reader) => {
      await reader.query("begin; select * from people");

      await expect(applyMigrations(url, folder, undefined, { lockMs: 50, pauseMs: 10, times: 3 })).rejects.toThrow(
        /Migration 2_second failed and was undone.*lock timeout/,
      );
    });
    expect(await tablesIn(url)).toEqual(["_prisma_migrations", "people"]);
  });

  test("waits less long than a request may", async () => {
    const url = await createEmptyDatabase();
    const limit = "create table limits as select current_setting('lock_timeout') as of_tables";

    await applyMigrations(url, folderOf({ "1_first": limit }));
    const { rows } = await withClient({ connectionString: url }, (client) => client.query("select * from limits"));
    expect(rows).toEqual([{ of_tables: "1s" }]);
  });
});

describe("the law of migrations", () => {
  const all = migrationNames().map((name) => ({ name, text: readMigration(name) }));
  const first = "20261116162117_first";
  const [earlier, name] = [[first, lastBeforeLaw, "20270101000000_weather"], "20270202000000_later"];
  const compatible = compatibleLineFor(lastBeforeLaw);
  const because = compatibleLineFor("20270101000000_weather", "they do not read it");

  test("is kept by each migration since", () => {
    const found = all.flatMap((migration, index) =>
      migrationProblems(
        migration,
        all.slice(0, index).map((one) => one.name),
      ),
    );

    expect(found).toEqual([]);
  });

  test("does not change earlier ones", () => {
    const before = all.filter((one) => one.name <= lastBeforeLaw);

    expect(digestOf(before)).toBe(digestBeforeLaw);
  });

  test.each([
    `${compatible}\ncreate table "EntryTag" ("userId" uuid not null, primary key ("userId"));`,
    `${compatible}\nalter table "Mood" add column weather text, add column wind int not null default 0;`,
    `${compatible}\n-- Not to drop column anything.\ncreate index on "Mood" ("userId");`,
    `${because}\nalter table "Mood" drop column weather;`,
    `${because}\n-- The release has no other.`,
    `-- Stop all older servers before this migration: they write no weather.\nalter table "Mood" drop column weather;`,
  ])("allows %j", (text) => {
    expect(migrationProblems({ name, text }, earlier)).toEqual([]);
  });

  test.each([
    [`alter table "Mood" add column weather text;`, "does not say on its first line"],
    [`-- Keep the line that is true\n${compatible}\nselect 1;`, "does not say on its first line"],
    [`-- Stop all older servers before this migration: REASON\nselect 1;`, "does not say on its first line"],
    [`${compatible} \nselect 1;`, "does not say on its first line"],
    [`${compatibleLineFor(first)}\nselect 1;`, `names ${first}`],
    [`${compatibleLineFor(name)}\nselect 1;`, `names ${name}`],
    [`${compatible}\nalter table "Mood" drop column weather;`, "drops something"],
    [`${compatible}\nalter table "Mood" rename weather to sky;`, "renames something"],
    [`${compatible}\nalter table "Mood" alter column weather set not null;`, "makes a column required"],
    [`${compatible}\nalter table "Mood" alter column weather type int;`, "changes the type"],
    [`${compatible}\nalter table "Mood" add column weather text not null;`, "adds a required column"],
    [`${compatible}\nalter table "Mood" add constraint sky check (weather <> '');`, "adds a constraint"],
    [`${compatible}\ncreate unique index on "Mood" ("userId", weather);`, "adds a constraint"],
    [`${compatible}\nupdate "Mood" set weather = '';`, "changes rows"],
    [`${compatible}\nset lock_timeout = 0;\nselect 1;`, "sets lock_timeout"],
    [`${compatible}\ncommit;\nselect 1;`, "begins or ends a transaction"],
  ])("refuses %j", (text, problem) => {
    expect(migrationProblems({ name, text }, earlier)).toEqual([expect.stringContaining(problem)]);
    expect(migrationProblems({ name: lastBeforeLaw, text }, [])).toEqual([]);
  });
});

describe("writing a migration", () => {
  test("the first one of an empty folder creates every table of the schema, and a second one is empty", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({});

    expect(await inItsOwnProcess("newMigration", url, "First tables", folder)).toMatch(/^\d{14}_first_tables$/);
    const [name = ""] = migrationNames(folder);
    expect(readFileSync(join(folder, name, "migration.sql"), "utf8")).toContain('CREATE TABLE "User"');
    expect(await inItsOwnProcess("newMigration", url, "again", folder)).toBe("undefined");
    expect(await tablesIn(url)).toEqual([]);
  });

  test("a later one has both first lines, which a test refuses until one is chosen", async () => {
    const folder = folderOf({ [lastBeforeLaw]: "create table people (name text)" });
    const name = await inItsOwnProcess("newMigration", await createEmptyDatabase(), "Without people", folder);
    const text = readFileSync(join(folder, name, "migration.sql"), "utf8");
    const [hint, compatible, stop] = text.split("\n");

    expect(compatible).toBe(compatibleLineFor(lastBeforeLaw));
    expect(migrationProblems({ name: "20270101000000_later", text }, [lastBeforeLaw])).toEqual([
      expect.stringContaining("first line"),
    ]);
    const chosen = text.replace(`${hint}\n${compatible}\n${stop}`, stop?.replace("REASON", "people go") ?? "");
    expect(migrationProblems({ name: "20270101000000_later", text: chosen }, [lastBeforeLaw])).toEqual([]);
  });

  test("the committed migrations match the schema", async () => {
    expect(await inItsOwnProcess("checkMigrations", await createEmptyDatabase())).toBe("");
  });
});

/** Prisma's engine leaves a timer behind, so it runs in a separate process, as the commands run it. */
async function inItsOwnProcess(name: "newMigration" | "checkMigrations", ...args: string[]): Promise<string> {
  const code = `
    import { ${name} } from "./server/store/database/newMigration.ts";
    console.log(await ${name}(...${JSON.stringify(args)}));
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", code],
    { cwd: root },
  );
  return stdout.trim();
}

function folderOf(migrations: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "kindling-migrations-"));
  folders.push(folder);
  addTo(folder, migrations);
  return folder;
}

function addTo(folder: string, migrations: Record<string, string>): void {
  for (const [name, text] of Object.entries(migrations)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "migration.sql"), text);
  }
}

function readMigration(name: string): string {
  return readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8");
}

/** Waits until a statement on the database waits for a lock. */
async function waitsForLock(client: Client): Promise<void> {
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
}

async function tablesIn(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  await client.end();
  return rows.map(({ name }) => name);
}
