import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { applyMigrations, migrationNames, pendingMigrations } from "#server/store/database/migrations.ts";
import { root } from "#server/base/root.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";

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

  test("a migration with a mistake is named, with its line, and leaves nothing of itself behind", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({
      "1_first": "create table people (name text);",
      "2_broken": "create table pets (name text);\nalter table nobody add column age int;",
    });

    await expect(applyMigrations(url, folder)).rejects.toThrow(/Migration 2_broken failed and was undone.*"nobody"/);
    expect(await tablesIn(url)).toEqual(["_prisma_migrations", "people"]);
  });

  test("the mistake mended, the next start goes on from there", async () => {
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

describe("writing a migration", () => {
  test("the first one of an empty folder makes every table of the schema, and then there is nothing left to write", async () => {
    const url = await createEmptyDatabase();
    const folder = folderOf({});

    expect(await inItsOwnProcess("newMigration", url, "First tables", folder)).toMatch(/^\d{14}_first_tables$/);
    const [name = ""] = migrationNames(folder);
    expect(readFileSync(join(folder, name, "migration.sql"), "utf8")).toContain('CREATE TABLE "User"');
    expect(await inItsOwnProcess("newMigration", url, "again", folder)).toBe("undefined");
    expect(await tablesIn(url)).toEqual([]);
  });

  test("the committed migrations say what the schema says", async () => {
    expect(await inItsOwnProcess("checkMigrations", await createEmptyDatabase())).toBe("");
  });
});

/** Prisma's engine leaves a timer behind, so it runs as the commands run it: in a process that is ended. */
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

async function tablesIn(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  await client.end();
  return rows.map(({ name }) => name);
}
