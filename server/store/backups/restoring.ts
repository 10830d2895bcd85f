import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { brand } from "#domain/brand.ts";
import {
  applyNamed,
  migrationChecksums,
  migrationNames,
  tablesOfMigrations,
  withClient,
  withMigrationLock,
} from "#server/store/database/migrations.ts";
import { readMasterKeys, source } from "#server/store/keys/masterKey.ts";
import { canaryOpenedBy } from "#server/store/keys/vault.ts";
import type { DeletedAccount } from "./deletedAccounts.ts";
import { damaged, readHeader, readManifest, type Header } from "./format.ts";
import { openBackup, type BackupReader } from "./reading.ts";

/** What a restore brought back. */
export interface Restored {
  madeAt: string;
  version: string;
  rows: number;
  /** How many accounts it left deleted, because they were deleted after the backup. */
  deleted: number;
}

/** How to restore. */
interface Wishes {
  /** A file with the secret keys of age. */
  identity?: string | undefined;
  /** Accounts that were deleted, perhaps after the backup. */
  deleted: readonly DeletedAccount[];
}

/**
 * Puts a backup into a database without people, in one transaction: a crash leaves the database as it was. Then it
 * applies the migrations that are newer than the backup. Throws Error, in a sentence, if the backup is damaged, newer, or
 * under a master key that is not here, or if the database has people or is in use. Nothing is changed then.
 */
export async function restoreBackup(url: string, file: string, { identity, deleted }: Wishes): Promise<Restored> {
  const reader = await openBackup(file, identity);
  const header = readHeader(await reader.line());
  refuseNewer(header);
  await refuseOtherKey(header);
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const restored = await withMigrationLock(client, async () => {
      await refuseUsed(client);
      await dropTables(client);
      const known = header.migrations.map(({ name }) => name);
      await applyNamed(client, known);
      const rows = await fill(client, header, reader);
      await applyNamed(
        client,
        migrationNames().filter((name) => !known.includes(name)),
      );
      return { madeAt: header.madeAt, version: header.version, rows, deleted: await deleteAgain(client, deleted) };
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

async function refuseOtherKey({ keyId, keyIds, canary }: Header): Promise<void> {
  const keys = await readMasterKeys();
  const held = keys.map(({ id }) => id);
  const missing = keyIds.filter((id) => !held.includes(id));
  const key = keys.find(({ id }) => id === keyId);
  if (missing.length === 0 && key && canaryOpenedBy(key, Buffer.from(canary, "base64"))) return;
  const wanted = missing.length > 0 ? missing : [keyId];
  throw new Error(
    `This backup is encrypted under the master key ${wanted.join(", ")}, and ${source()} ` +
      `${held.length === 0 ? "is not there" : `holds ${held.join(", ")}`}. Add that key as a line of its own. ` +
      "Nothing was changed.",
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
async function fill(client: Client, { tables }: Header, reader: BackupReader): Promise<number> {
  const found: Record<string, { rows: number; sha256: string }> = {};
  for (const { name, columns } of tables) {
    if ((await reader.line()) !== JSON.stringify({ table: name })) throw damaged(`${name} is not where it should be`);
    const all = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    const hash = createHash("sha256");
    const into = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${all}) from stdin`));
    await pipeline(Readable.from(hashed(reader.rows(), hash)), into);
    found[name] = { rows: into.rowCount, sha256: hash.digest("hex") };
  }
  const { tables: noted } = readManifest(await reader.line());
  const wrong = tables.find(({ name }) => !isSame(noted[name], found[name]));
  if (wrong) throw damaged(`the rows of ${wrong.name} are not those that were written`);
  return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

type Noted = { rows: number; sha256: string } | undefined;

function isSame(one: Noted, other: Noted): boolean {
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
    `update "User" set "deletedAt" = now() where "deletedAt" is null and id::text = any($1) returning id`,
    [all.map(({ id }) => id)],
  );
  await client.query(`delete from "PersonKey" where "userId" = any($1::uuid[])`, [rows.map(({ id }) => id)]);
  return rows.length;
}
