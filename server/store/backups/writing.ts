import { createHash } from "node:crypto";
import { closeSync, createWriteStream, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Encrypter } from "age-encryption";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { clock } from "#server/base/clock.ts";
import { version } from "#server/base/version.ts";
import { migrationNames, withClient } from "#server/store/database/migrations.ts";
import type { MasterKey } from "#server/store/keys/masterKey.ts";
import { signatureBy, type Signed } from "#server/store/keys/signing.ts";
import { canaryOf, provenKey } from "#server/store/keys/vault.ts";
import { endOfRows, signedManifest, type Header, type Manifest } from "./format.ts";
import { tablesIn } from "./tables.ts";

/** A finished backup. */
export interface Backup extends Manifest {
  /** The master key that signed it, by which the database wraps new keys. */
  signer: MasterKey;
}

/** The end of the name of an unfinished backup. A crash may leave one, which nothing reads. */
export const unfinished = ".part";

/**
 * Writes all tables, as they are at one moment, to a new file. It gets its name when it is complete and on the disk.
 * Servers go on meanwhile. `recipient` is an age recipient who alone can decrypt it. Throws Error if the file exists, or
 * if the master key that signs it is not here.
 */
export async function writeBackup(url: string, file: string, recipient?: string): Promise<Backup> {
  const part = `${file}.${process.pid}${unfinished}`;
  try {
    const made = await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
      const { header, signer } = await beginSnapshot(client);
      const manifest: Manifest = { tables: {} };
      await pipeline(
        Readable.from(partsOf(client, header, manifest, signer)),
        createGzip({ level: 1, chunkSize: 256 * 1024 }),
        (zipped: AsyncIterable<Buffer>) => (recipient === undefined ? zipped : encryptedTo(recipient, zipped)),
        createWriteStream(part, { flags: "w", mode: 0o600 }),
      );
      return { ...manifest, signer };
    });
    sync(part);
    linkSync(part, file);
    return made;
  } finally {
    rmSync(part, { force: true });
    sync(dirname(file));
  }
}

/**
 * Begins a transaction that sees the database as it is now, with its tables locked against migrations. Returns the
 * header and the key that signs it. Throws if the database has no key yet, or if that key is not here.
 */
async function beginSnapshot(client: Client): Promise<{ header: Header; signer: MasterKey }> {
  // The lock comes before the first read, which takes the snapshot.
  const names = (await tablesIn(client, true)).map(({ name }) => client.escapeIdentifier(name));
  await client.query("begin isolation level repeatable read read only");
  await client.query(`lock table ${names.join(", ")}, _prisma_migrations in access share mode`);

  const signer = await provenKey(client);
  if (!signer) throw new Error("This database is empty: no server has started on it yet.");
  const { rows: keys } = await client.query<{ id: string }>(
    `select distinct encode(substring(wrapped from 1 for 8), 'hex') as id
     from (select wrapped from "PersonKey" union all select wrapped from "InstanceKey") as keys`,
  );
  const { rows: migrations } = await client.query<Header["migrations"][number]>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  const { rows: servers } = await client.query<{ server_version: string }>("show server_version");
  const ours = migrationNames();
  const tables = await tablesIn(
    client,
    migrations.some(({ name }) => !ours.includes(name)),
  );
  const header: Header = {
    kindlingBackup: 2,
    version,
    postgres: servers[0]?.server_version ?? "",
    madeAt: clock.date().toISOString(),
    keyId: signer.id,
    canary: canaryOf(signer).toString("base64"),
    keyIds: [...new Set([signer.id, ...keys.map(({ id }) => id)])],
    migrations,
    tables,
  };
  return { header, signer };
}

/** The backup's text. It fills the manifest as it goes. */
async function* partsOf(client: Client, header: Header, manifest: Manifest, signer: MasterKey): AsyncGenerator<Buffer> {
  const signed = (what: Signed, text: Uint8Array) => lineOf({ hmac: signatureBy(signer, what, text) });
  const first = textOf(header);
  yield lineOf(header);
  yield signed("backup header", first);
  for (const { name, columns } of header.tables) {
    yield lineOf({ table: name });
    const all = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    const rows = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${all}) to stdout`));
    const hash = createHash("sha256");
    for await (const piece of rows as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
    yield Buffer.from(endOfRows);
    // The number comes in a message after the rows, which the next statement waits for.
    await client.query("select 1");
    manifest.tables[name] = { rows: rows.rowCount, sha256: hash.digest("hex") };
  }
  yield lineOf(manifest);
  yield signed("backup manifest", signedManifest(first, textOf(manifest)));
}

function textOf(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function lineOf(value: object): Buffer {
  return Buffer.concat([textOf(value), Buffer.from("\n")]);
}

async function* encryptedTo(recipient: string, zipped: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  // Node types its own streams and the platform's apart.
  const source = Readable.toWeb(Readable.from(zipped)) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(source);
  yield* Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]) as AsyncIterable<Uint8Array>;
}

/** Waits until a file or a folder is on the disk. */
function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
