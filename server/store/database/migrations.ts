import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { root } from "#server/base/root.ts";
import { mayGoOnBeside, readCompatibleLine } from "./compatibility.ts";

export const migrationsFolder: string = join(root, "prisma", "migrations");

/**
 * How long a migration waits for a table that requests use. The requests behind it wait as long, so it is less than the 2 seconds of
 * their statements. Then the migration lets them pass, and tries again.
 */
const lockWaits = { lockMs: 1_000, pauseMs: 1_000, times: 60 };

/** Told before each migration which it is, of how many. */
type Progress = (number: number, of: number) => void;

/**
 * Applies the migrations that the database lacks, and gives their names. One server at a time does, and each migration is one
 * transaction with its row in Prisma's own table. Throws, naming the migration, when one fails; those before it stand.
 */
export async function applyMigrations(
  url: string,
  folder = migrationsFolder,
  tell: Progress = () => undefined,
  waits = lockWaits,
): Promise<string[]> {
  // The usual start has nothing to do, and need not wait for another server that has.
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
        await pause(waits.pauseMs);
      }
    }
  });
}

/**
 * Names of the migrations that the database at `url` lacks. Throws where it has one that this server does not know and may not go on
 * beside.
 */
export async function pendingMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  const options = { connectionString: url, connectionTimeoutMillis: 2_500, query_timeout: 2_500 };
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

  const { rows } = await client.query<{ name: string; firstLine: string | null }>(
    `select migration_name as name, logs as "firstLine"
     from _prisma_migrations where finished_at is not null and rolled_back_at is null`,
  );
  const known = migrationNames(folder);
  const applied = new Set(rows.map(({ name }) => name));
  const pending = known.filter((name) => !applied.has(name));
  // A database that also lacks a migration of this server's is not newer, but of another line of versions.
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

/** Applies the oldest migration that is lacking, and gives its name. */
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
    // For this transaction, and not before it waits for other servers that migrate.
    await client.query(`set local lock_timeout = ${lockMs}`);
    if (name !== undefined) await applyOne(client, folder, name);
    return name;
  });
}

/** Does work that one server at a time may do, as one transaction. */
export async function withMigrationLock<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    // Held by the transaction, so that a pooler in between cannot give it to two servers.
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
  const text = readFileSync(join(folder, name, "migration.sql"), "utf8");
  const [firstLine = ""] = text.split("\n", 1);
  try {
    await client.query(text);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, logs, finished_at, applied_steps_count) values (gen_random_uuid(), $1, $2, $3, clock_timestamp(), 1)",
      // Servers that do not have the file read its first line here.
      [createHash("sha256").update(text).digest("hex"), name, readCompatibleLine(firstLine) ? firstLine : null],
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

function isLockTimeout(error: unknown): boolean {
  const { cause } = Object(error) as Partial<Error>;
  return cause instanceof DatabaseError && cause.code === "55P03";
}

function lineAt(text: string, position: number): string {
  return `At line ${text.slice(0, position - 1).split("\n").length} of its migration.sql:`;
}

/** Does work on a connection of its own. */
export async function withClient<Result>(
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
