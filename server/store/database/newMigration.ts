import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { clock } from "#server/base/clock.ts";
import { compatibleLineFor } from "./compatibility.ts";
import { applyMigrations, migrationNames, migrationsFolder } from "./migrations.ts";
import { root } from "#server/base/root.ts";
import { sqlFromTablesTo } from "./schemaEngine.ts";

const schemaPath = join(root, "prisma", "schema.prisma");

/**
 * Writes the missing migration and returns its folder's name, or undefined if nothing changed. `url` names a server
 * that allows scratch databases; its own database is not touched.
 */
export async function newMigration(url: string, name: string, folder = migrationsFolder): Promise<string | undefined> {
  const sql = await checkMigrations(url, folder);
  if (!sql) return undefined;

  const latest = migrationNames(folder).at(-1);
  const moment = clock.date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ["change"];
  const made = `${moment}_${words.join("_")}`;
  mkdirSync(join(folder, made), { recursive: true });
  writeFileSync(join(folder, made, "migration.sql"), `${latest === undefined ? "" : linesToDecide(latest)}${sql}`);
  writeFileSync(join(folder, "migration_lock.toml"), lockFile);
  return made;
}

/** The two possible first lines, of which the author keeps one. A test rejects both together. */
function linesToDecide(latest: string): string {
  return `-- Keep the line that is true, without this one (CONTRIBUTING.md, How to write a migration).
${compatibleLineFor(latest)}
-- Stop all older servers before this migration: REASON.

`;
}

/** The SQL that would bring `prisma/migrations` up to `prisma/schema.prisma`, empty if they agree. */
export async function checkMigrations(url: string, folder = migrationsFolder): Promise<string> {
  return withScratchDatabase(url, async (scratch) => {
    await applyMigrations(scratch, folder);
    const sql = await sqlFromTablesTo({ path: schemaPath, content: readFileSync(schemaPath, "utf8") }, scratch);
    return sql.trim() && `${sql.trim()}\n`;
  });
}

const lockFile = `# Prisma reads from this which database the migrations are for.
provider = "postgresql"
`;

async function withScratchDatabase<Result>(url: string, work: (scratch: string) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const name = `scratch_${process.pid}_${clock.now()}`;
  try {
    await client.query(`create database ${name}`);
    return await work(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  } finally {
    // A forced drop may not end autovacuum. A plain drop stops it and waits.
    await client.query(`drop database if exists ${name}`);
    await client.end();
  }
}
