import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { brand } from "#domain/brand.ts";
import { withClient, withMigrationLock } from "#server/store/database/migrations.ts";
import { sql } from "#server/store/db.ts";
import { firstMasterKey, keyOf, knownKeys, masterKey, readMasterKeys, source, type MasterKey } from "./masterKey.ts";
import { keyLength } from "./sealing.ts";
import { masterIdOf, unwrapped, unwrappedBy, wrapped } from "./wrapping.ts";

/** Purposes of the server's own keys. */
const purposes = ["email index", "name index", "profile", "reports", "cookies", "checkout"] as const;
export type Purpose = (typeof purposes)[number];

/** The server's own keys have one version so far. */
export const instanceVersion = 1;

let instanceKeys: ReadonlyMap<string, Buffer> | undefined;
let wrapping: MasterKey | undefined;

/**
 * Throws, in a sentence, if another master key wraps the keys at `url`. Call it before a migration changes anything.
 */
export async function refuseOtherKey(url: string): Promise<void> {
  await withClient(to(url), async (client) => {
    const { rows } = await client.query<{ stands: boolean }>(`select to_regclass('"Vault"') is not null as stands`);
    if (rows[0]?.stands) await provenKey(client);
  });
}

/**
 * Unwraps the server's own keys at `url`, or creates them at the first start. The migrations' lock admits one server at
 * a time. Throws, in a sentence and before any write, if the master key is not the right one.
 */
export async function openVault(url: string): Promise<void> {
  await withClient(to(url), (client) =>
    withMigrationLock(client, async () => {
      wrapping = (await provenKey(client)) ?? (await claimed(client));
      const keys = await openedKeys(client);
      instanceKeys = keys.size === purposes.length ? keys : new Map([...keys, ...(await madeKeys(client, keys))]);
    }),
  );
}

function to(url: string) {
  return { connectionString: url, connectionTimeoutMillis: 10_000 };
}

/** The server's own key for a purpose. */
export function instanceKey(purpose: Purpose): Buffer {
  const key = instanceKeys?.get(purpose);
  if (key) return key;
  throw new Error("The keys are not open.");
}

/** The master key that wraps new keys, which the database names. */
export function wrappingKey(): MasterKey {
  if (wrapping) return wrapping;
  throw new Error("The keys are not open.");
}

/** Reads again which master key the database names: a rotation may have changed it. */
export async function refreshWrappingKey(): Promise<void> {
  const [vault] = await sql<{ keyId: string }>`select "keyId" from "Vault"`;
  if (vault) wrapping = await masterKey(vault.keyId);
}

const canaryPlace = ["Vault"];
const canaryText = Buffer.from("canary");

/** A value that only this master key opens. */
export function canaryOf(key: MasterKey): Buffer {
  return wrapped(key, canaryPlace, canaryText);
}

/** The place to which one of the server's own keys is bound. */
export function instanceKeyBinding(purpose: string, version: number): string[] {
  return ["InstanceKey", purpose, `${version}`];
}

/**
 * The master key that the database names; undefined if it names none yet. `locked` holds the row until the end of the
 * transaction, which needs write access to the row: a caller that may still be refused must not lock it. Throws, in a
 * sentence, if that key is not here.
 */
export async function provenKey(client: Client, locked?: "locked"): Promise<MasterKey | undefined> {
  const { rows } = await client.query<{ keyId: string; canary: Buffer }>(
    `select "keyId", canary from "Vault" ${locked ? "for share" : ""}`,
  );
  const [vault] = rows;
  if (!vault) return undefined;

  if (!keyOf(vault.keyId)) await readMasterKeys();
  const key = keyOf(vault.keyId);
  if (key && canaryOpenedBy(key, vault.canary)) return key;
  const held = knownKeys().map(({ id }) => id);
  throw new Error(
    `What is written in this database is sealed under the master key ${vault.keyId}, and ${source()} ` +
      `${held.length === 0 ? "is not there" : `holds ${held.join(", ")}`}. Give ${brand} that key; nothing was changed.`,
  );
}

/** Whether a master key is the one that encrypted a database's canary. */
export function canaryOpenedBy(key: MasterKey, canary: Uint8Array): boolean {
  try {
    return masterIdOf(canary) === key.id && unwrappedBy(key, canaryPlace, canary).equals(canaryText);
  } catch {
    return false;
  }
}

async function claimed(client: Client): Promise<MasterKey> {
  const key = await firstMasterKey();
  await client.query(`insert into "Vault" ("keyId", canary) values ($1, $2)`, [key.id, canaryOf(key)]);
  return key;
}

async function openedKeys(client: Client): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await client.query<{ purpose: string; wrapped: Buffer }>(
    `select purpose, wrapped from "InstanceKey" where version = $1 and purpose = any($2)`,
    [instanceVersion, purposes],
  );
  const keys = new Map<string, Buffer>();
  for (const row of rows)
    keys.set(row.purpose, await unwrapped(instanceKeyBinding(row.purpose, instanceVersion), row.wrapped));
  return keys;
}

/** Creates keys for the purposes that have none. */
async function madeKeys(client: Client, has: ReadonlyMap<string, Buffer>): Promise<ReadonlyMap<string, Buffer>> {
  const master = await provenKey(client, "locked");
  if (!master) throw new Error("The database names no master key.");
  const keys = new Map<string, Buffer>();
  for (const purpose of purposes.filter((one) => !has.has(one))) {
    const key = randomBytes(keyLength);
    await client.query(`insert into "InstanceKey" (purpose, version, wrapped) values ($1, $2, $3)`, [
      purpose,
      instanceVersion,
      wrapped(master, instanceKeyBinding(purpose, instanceVersion), key),
    ]);
    keys.set(purpose, key);
  }
  return keys;
}
