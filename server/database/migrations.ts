import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, DatabaseError } from "pg";
import { root } from "#server/root.ts";

export const migrationsFolder: string = join(root, "prisma", "migrations");

/**
 * Applies the migrations that the database lacks, and gives their names. One server at a time does, and each migration is one
 * transaction with its row in Prisma's own table. Throws, naming the migration, when one fails; those before it stand.
 */
export async function applyMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  // The usual start has nothing to do, and need not wait for another server that has.
  if ((await pendingMigrations(url, folder)).length === 0) return [];
  return withMigrationLock(url, async (client) => {
    const pending = await pendingIn(client, folder);
    if (pending.length > 0) await client.query(migrationsTable);
    for (const name of pending) await applyOne(client, folder, name);
    return pending;
  });
}

/** Names of the migrations that the database at `url` lacks. */
export async function pendingMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  const options = { connectionString: url, connectionTimeoutMillis: 2_500, query_timeout: 2_500 };
  return withClient(options, (client) => pendingIn(client, folder));
}

/** Runs `work` while no other server migrates, for what several servers share and one must make. */
export async function withMigrationLock<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    // Held by the connection, so a killed server lets go of it by dying.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return work(client);
  });
}

/** Names of the migrations, oldest first. */
export function migrationNames(folder = migrationsFolder): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

// Any number that nothing else on this database locks.
const migrationLock = 7_241_180_052;

// As Prisma makes it, so that its engine and ours read the same history.
const migrationsTable = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

async function pendingIn(client: Client, folder: string): Promise<string[]> {
  const { rows: tables } = await client.query("select to_regclass('_prisma_migrations') is not null as stands");
  if (!tables[0]?.stands) return migrationNames(folder);

  const { rows } = await client.query<{ name: string }>(
    "select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  const known = migrationNames(folder);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown)
    throw new Error(
      `The database was made by another Kindling: it has a migration ${unknown.name} that this one does not know. ` +
        "Start the one that made it, or give this one a database of its own.",
    );
  const applied = new Set(rows.map(({ name }) => name));
  return known.filter((name) => !applied.has(name));
}

async function applyOne(client: Client, folder: string, name: string): Promise<void> {
  const text = readFileSync(join(folder, name, "migration.sql"), "utf8");
  try {
    await client.query("begin");
    await client.query(text);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values (gen_random_uuid(), $1, $2, clock_timestamp(), 1)",
      [createHash("sha256").update(text).digest("hex"), name],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    const place = error instanceof DatabaseError && error.position ? ` ${lineAt(text, Number(error.position))}` : "";
    throw new Error(
      `Migration ${name} failed and was undone; the database is as it was before.${place} ` +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

function lineAt(text: string, position: number): string {
  return `At line ${text.slice(0, position - 1).split("\n").length} of its migration.sql:`;
}

async function withClient<Result>(
  options: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(options);
  await client.connect();
  // Unheard, the event of a broken connection would end the process.
  client.on("error", () => {});
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
