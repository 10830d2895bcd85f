import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, DatabaseError } from "pg";
import { clock } from "#server/base/clock.ts";
import { root } from "#server/base/root.ts";
import { mayGoOnBeside, readCompatibleLine } from "./compatibility.ts";

export const migrationsFolder: string = join(root, "prisma", "migrations");

/**
 * How long a migration waits for a locked table. Requests queue behind it, so it is shorter than their 2-second
 * statement timeout. Then the migration releases the queue and retries.
 */
const lockWaits = { lockMs: 1_000, pauseMs: 1_000, times: 60 };

/** Called before each migration with its number and the number of migrations. */
type Progress = (number: number, of: number) => void;

/**
 * Applies the missing migrations and returns their names. One server at a time migrates. Each migration is one
 * transaction, with its row in Prisma's own table. Throws, naming the migration, if one fails; earlier ones stay
 * applied.
 */
export async function applyMigrations(
  url: string,
  folder = migrationsFolder,
  tell: Progress = () => undefined,
  waits = lockWaits,
): Promise<string[]> {
  // Usually nothing is missing. Then a start need not wait for the lock.
  if ((await pendingMigrations(url, folder)).length === 0) return [];
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const applied: string[] = [];
    let tries = 0;
    for (;;) {
      try {
        const next = { folder, lockMs: waits.lockMs };
        const name = await applyNext(client, next, (pending) => tell(applied.length + 1, applied.length + pending));
        if (name === undefined) return applied;
        applied.push(name);
      } catch (error) {
        tries += 1;
        if (!isLockTimeout(error) || tries >= waits.times) throw error;
        await clock.pause(waits.pauseMs);
      }
    }
  });
}

/**
 * Names of the migrations missing at `url`. Throws if the database has an unknown one that this server does not
 * tolerate.
 */
export async function pendingMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  const options = { connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  return withClient(options, (client) => pendingIn(client, folder));
}

/** Names of the migrations, oldest first. */
export function migrationNames(folder = migrationsFolder): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** The SHA-256 of each migration's file, by name, as the history stores it. */
export function migrationChecksums(folder = migrationsFolder): ReadonlyMap<string, string> {
  return new Map(migrationNames(folder).map((name) => [name, checksumOf(textOf(folder, name))]));
}

/** The tables that migrations create, the history among them. */
export function tablesOfMigrations(folder = migrationsFolder): string[] {
  const created = migrationNames(folder).flatMap((name) => [
    ...textOf(folder, name).matchAll(/^create table "(\w+)"/gim),
  ]);
  return ["_prisma_migrations", ...created.map(([, table = ""]) => table)];
}

/** Applies migrations in the transaction of its caller, who holds the lock. */
export async function applyNamed(client: Client, names: readonly string[], folder = migrationsFolder): Promise<void> {
  await client.query(migrationsTable);
  for (const name of names) await applyOne(client, folder, name);
}

// An arbitrary number that nothing else on this database locks.
const migrationLock = 7_241_180_052;

// The same definition as Prisma's, so that its engine and ours share one history.
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

  const { rows } = await client.query<{ name: string; firstLine: string | null }>(
    `select migration_name as name, logs as "firstLine"
     from _prisma_migrations where finished_at is not null and rolled_back_at is null`,
  );
  const known = migrationNames(folder);
  const applied = new Set(rows.map(({ name }) => name));
  const pending = known.filter((name) => !applied.has(name));
  // A database that also lacks one of our migrations is not newer: it belongs to a different branch.
  const isNewer = pending.length === 0;
  const unknown = rows.find(
    ({ name, firstLine }) => !known.includes(name) && !(isNewer && mayGoOnBeside(firstLine, known)),
  );
  if (unknown)
    throw new Error(
      `The database was made by another Kindling: it has a migration ${unknown.name} that this one does not know. ` +
        "Start the one that made it, or give this one a database of its own.",
    );
  return pending;
}

/** Applies the oldest missing migration and returns its name. */
function applyNext(
  client: Client,
  { folder, lockMs }: { folder: string; lockMs: number },
  tell: (pending: number) => void,
): Promise<string | undefined> {
  return withMigrationLock(client, async () => {
    await client.query(migrationsTable);
    const pending = await pendingIn(client, folder);
    const [name] = pending;
    tell(pending.length);
    // Set only after the advisory lock, where waiting for other servers may take long.
    await client.query(`set local lock_timeout = ${lockMs}`);
    // Only a distributed database heeds it: one transaction may then change shared and personal tables.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    if (name !== undefined) await applyOne(client, folder, name);
    return name;
  });
}

/** Runs `work` as one transaction, on one server at a time. */
export async function withMigrationLock<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    // A transaction-level lock, so that a pooler cannot give it to two servers.
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function applyOne(client: Client, folder: string, name: string): Promise<void> {
  const text = textOf(folder, name);
  const [firstLine = ""] = text.split("\n", 1);
  try {
    await client.query(text);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, logs, finished_at, applied_steps_count) values (gen_random_uuid(), $1, $2, $3, clock_timestamp(), 1)",
      // Servers without this file read its first line from here.
      [checksumOf(text), name, readCompatibleLine(firstLine) ? firstLine : null],
    );
  } catch (error) {
    const place = error instanceof DatabaseError && error.position ? ` ${lineAt(text, Number(error.position))}` : "";
    throw new Error(
      `Migration ${name} failed and was undone; the database is as it was before.${place} ` +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name, "migration.sql"), "utf8");
}

function checksumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function isLockTimeout(error: unknown): boolean {
  const { cause } = Object(error) as Partial<Error>;
  return cause instanceof DatabaseError && cause.code === "55P03";
}

function lineAt(text: string, position: number): string {
  return `At line ${text.slice(0, position - 1).split("\n").length} of its migration.sql:`;
}

/** Runs `work` on its own connection. */
export async function withClient<Result>(
  options: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(options);
  await client.connect();
  // An unhandled error event of a broken connection would end the process.
  client.on("error", () => {});
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
