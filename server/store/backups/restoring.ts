import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DatabaseError, type Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { brand } from "#domain/brand.ts";
import { clock } from "#server/base/clock.ts";
import {
  applyNamed,
  migrationChecksums,
  migrationNames,
  tablesOfMigrations,
  withClient,
  withMigrationLock,
} from "#server/store/database/migrations.ts";
import { knownKeys } from "#server/store/keys/masterKey.ts";
import { deletedIn, type DeletedAccount } from "./deletedAccounts.ts";
import { damaged, type Header, type Manifest } from "./format.ts";
import { readProvenHeader, readProvenManifest, type Proven } from "./proving.ts";
import { openBackup, type BackupReader } from "./reading.ts";
import { refuseOtherTables, refuseStrangeTables } from "./tables.ts";

/** What a restore brought back. */
export interface Restored {
  madeAt: string;
  version: string;
  rows: number;
  isSigned: boolean;
  /** How many accounts it left deleted, because they were deleted after the backup. */
  deleted: number;
}

/** How to restore. */
interface Wishes {
  /** A file with the secret keys of age. */
  identity?: string | undefined;
  /** Whether a backup without signatures is taken, and deletions that nobody signed are repeated. */
  mayBeUnsigned?: boolean;
}

/**
 * Puts a backup into a database without people, in one transaction: a crash leaves the database as it was. Accounts that
 * the file beside the backup names stay deleted. Then it applies the migrations that are newer than the backup. Throws
 * Error, in a sentence, if a master key is not here or did not sign the backup, if the backup is damaged or newer, or if
 * the database has people or is in use. Nothing is changed then.
 */
export async function restoreBackup(url: string, file: string, wishes: Wishes = {}): Promise<Restored> {
  const { identity, mayBeUnsigned = false } = wishes;
  const reader = await openBackup(file, identity);
  try {
    const proven = await readProvenHeader(reader, mayBeUnsigned);
    refuseNewer(proven.header);
    refuseStrangeTables(proven.header);
    const deleted = deletedIn(dirname(resolve(file)), knownKeys(), mayBeUnsigned);
    return await restoreInto(url, reader, proven, deleted);
  } finally {
    reader.close();
  }
}

async function restoreInto(
  url: string,
  reader: BackupReader,
  proven: Proven,
  deletions: readonly DeletedAccount[],
): Promise<Restored> {
  const { madeAt, version, migrations } = proven.header;
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const restored = await withMigrationLock(client, async () => {
      await refuseUsed(client);
      await dropTables(client);
      const known = migrations.map(({ name }) => name);
      await applyNamed(client, known);
      await refuseOtherTables(client, proven.header);
      const rows = await fill(client, proven, reader);
      await applyNamed(
        client,
        migrationNames().filter((name) => !known.includes(name)),
      );
      const deleted = await deleteAgain(client, deletions);
      return { madeAt, version, rows, isSigned: proven.signer !== undefined, deleted };
    });
    // Plans are made from statistics, and pages are read by the map of what everybody sees.
    await client.query("vacuum (analyze)");
    return restored;
  });
}

function refuseNewer({ migrations, version }: Header): void {
  const ours = migrationChecksums();
  const unknown = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (!unknown) return;
  throw new Error(
    `The backup was made by another ${brand} (${version}): it has a migration ${unknown.name} that this one does not ` +
      "know. Restore it with that version or a newer one. Nothing was changed.",
  );
}

/** A server keeps keys and plans of the database that it found, so none may run meanwhile. */
async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new Error(
      `This database is in use: ${others} other connections are open. Stop every server first. Nothing was changed.`,
    );
  const { rows: tables } = await client.query<{ stands: boolean }>(
    `select to_regclass('"User"') is not null as stands`,
  );
  if (!tables[0]?.stands) return;
  await client.query(`lock table "User" in access exclusive mode`);
  const { rows: people } = await client.query(`select 1 from "User" limit 1`);
  if (people.length > 0) throw new Error("This database has accounts. Restore into an empty one. Nothing was changed.");
}

/** Drops what an empty database has already, without touching tables that are not ours. */
async function dropTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any($1)`,
    [tablesOfMigrations()],
  );
  const names = rows.map(({ name }) => client.escapeIdentifier(name));
  if (names.length > 0) await client.query(`drop table ${names.join(", ")}`);
}

/** Copies all rows in, and checks them by the manifest. Returns their number. */
async function fill(client: Client, proven: Proven, reader: BackupReader): Promise<number> {
  const { tables } = proven.header;
  const found: Record<string, Noted> = {};
  for (const { name, columns } of tables) {
    if ((await reader.line()).toString() !== JSON.stringify({ table: name }))
      throw damaged(`${name} is not where it should be`);
    found[name] = await copyInto(client, name, columns, reader.rows());
  }
  const { tables: noted } = await readProvenManifest(reader, proven);
  const wrong = [...Object.keys(noted), ...Object.keys(found)].find((name) => !isSame(noted[name], found[name]));
  if (wrong !== undefined) throw damaged(`the rows of ${wrong} are not those that were written`);
  return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
}

async function copyInto(
  client: Client,
  name: string,
  columns: readonly string[],
  pieces: AsyncIterable<Buffer>,
): Promise<Noted> {
  const all = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const hash = createHash("sha256");
  const into = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${all}) from stdin`));
  try {
    await pipeline(Readable.from(hashed(pieces, hash)), into);
  } catch (error) {
    // PostgreSQL's own message would quote a row.
    throw isAboutRows(error) ? damaged(`the rows of ${name} do not fit`) : error;
  }
  return { rows: into.rowCount, sha256: hash.digest("hex") };
}

/** Whether PostgreSQL refused data, by the class of its error: wrong values, broken rules between rows, or too much. */
function isAboutRows(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:22|23|54)/.test(error.code ?? "");
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

type Noted = Manifest["tables"][string];

function isSame(one: Noted | undefined, other: Noted | undefined): boolean {
  return one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;
}

/** Accounts that were deleted after the backup lose their keys at once. The next sweep removes their rows. */
async function deleteAgain(client: Client, deleted: readonly DeletedAccount[]): Promise<number> {
  const ids = deleted.map(({ id }) => id);
  await client.query(
    `insert into "DeletedAccount" (id, "deletedAt") select * from unnest($1::text[], $2::timestamptz[])
     on conflict do nothing`,
    [ids, deleted.map(({ deletedAt }) => deletedAt)],
  );
  const { rows: all } = await client.query<{ id: string }>(`select id from "DeletedAccount"`);
  const { rows } = await client.query<{ id: string }>(
    `update "User" set "deletedAt" = $2 where "deletedAt" is null and id::text = any($1) returning id`,
    [all.map(({ id }) => id), clock.date()],
  );
  await client.query(`delete from "PersonKey" where "userId" = any($1::uuid[])`, [rows.map(({ id }) => id)]);
  return rows.length;
}
