import { inTransaction, sql } from "#server/store/db.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { sealedColumns } from "#server/store/personalTables.ts";
import { sqlNames, sqlText } from "#server/store/sqlText.ts";
import { readKeyring, wrappedKey, type Keyring } from "./keyring.ts";
import { asBytea, versionHead } from "./sealing.ts";
import { refreshWrappingKey, wrappingKey } from "./vault.ts";

export interface Renewal {
  version: number;
  resealed: number;
}

/** Tables whose rows are encrypted under a person's own key, in the column `sealed`. */
const tables = sealedColumns
  .filter(({ keyOf }) => keyOf === "person")
  .map(({ table, owner }) => ({ name: table, table: sqlNames(table), owner: sqlNames(owner) }));
type SealedTable = (typeof tables)[number];

const batch = 500;

/**
 * Encrypts all that a person wrote under a new key, and removes the old keys, while servers run. After an interruption
 * it continues with the same version. Throws Unauthorized if the person has no key.
 */
export async function renew(userId: string): Promise<Renewal> {
  let keys = await readKeyring(userId);
  for (; !keys.hasOlder; keys = await readKeyring(userId)) {
    await refreshWrappingKey();
    await raise(keys);
  }
  let resealed = 0;
  // A save that knew only the old key may have happened meanwhile: then that key stays, and there is more to encrypt.
  do for (const each of tables) resealed += await reseal(keys, each);
  while (!(await removeOld(keys)));
  forgetPerson(userId);
  return { version: keys.version, resealed };
}

/** Adds a version, while no save uses the newest one. It adds none if the master key was rotated. */
async function raise(keys: Keyring): Promise<void> {
  const { version, wrapped } = wrappedKey(keys.userId, keys.version + 1, keys.renewed());
  await sql`
    with vault as (
      select "keyId" from "Vault" where "keyId" = ${wrappingKey().id} for share
    ), newest as (
      select epoch from "PersonKey" where "userId" = ${keys.userId}::uuid and version = ${keys.version}::int for update
    )
    insert into "PersonKey" ("userId", version, wrapped, epoch)
    select ${keys.userId}::uuid, ${version}::int, ${wrapped}::bytea, newest.epoch from newest, vault on conflict do nothing`;
}

/** Encrypts the rows of a table that older versions encrypted, and returns how many. */
async function reseal(keys: Keyring, { name, table, owner }: SealedTable): Promise<number> {
  for (let count = 0; ;) {
    const rows = await sql<{ id: string; sealed: Uint8Array }>`
      select id, sealed from ${table}
      where ${owner} = ${keys.userId}::uuid and substring(sealed from 1 for 2) <> ${versionHead(keys.version)}::bytea limit ${batch}`;
    if (rows.length === 0) return count;

    const after = rows.map(({ id, sealed }) => ({
      id,
      before: asBytea(sealed),
      sealed: asBytea(keys.seal(name, id, keys.open(name, id, sealed))),
    }));
    // Texts that were edited or deleted meanwhile are left to the next pass. No two sealings are equal.
    const done = await sql`
      update ${table} as e set sealed = g.sealed
      from json_to_recordset(${JSON.stringify(after)}::json) as g(id uuid, before bytea, sealed bytea)
      where e.${owner} = ${keys.userId}::uuid and e.id = g.id and e.sealed = g.before
      returning 1`;
    count += done.length;
  }
}

/** Removes old versions if no row uses them. Saves that use one wait for this, and then find it gone. */
function removeOld(keys: Keyring): Promise<boolean> {
  return inTransaction(async (sqlWithin) => {
    const old = await sqlWithin`
      select version from "PersonKey" where "userId" = ${keys.userId}::uuid and version < ${keys.version}::int for update`;
    // Nobody can read them once the old keys are gone, and a search stores none under a key that is locked.
    await sqlWithin`
      delete from "SearchMonth" where "userId" = ${keys.userId}::uuid and version < ${keys.version}::int`;
    // A separate statement, which sees rows that were saved while the one before waited.
    const gone = await sqlWithin`
      delete from "PersonKey" k
      using (select ${keys.userId}::uuid as id, ${versionHead(keys.version)}::bytea as head) as given
      where k."userId" = ${keys.userId}::uuid and k.version < ${keys.version}::int and not (${somethingIsLeft})
      returning 1`;
    return gone.length === old.length;
  });
}

const somethingIsLeft = tables
  .map(
    ({ table, owner }) =>
      sqlText`exists (select 1 from ${table} e where e.${owner} = given.id and substring(e.sealed from 1 for 2) <> given.head)`,
  )
  .reduce((one, other) => sqlText`${one} or ${other}`);
