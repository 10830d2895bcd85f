import { sql } from "#server/store/db.ts";
import { Keyring, keyBinding } from "#server/store/keys/keyring.ts";
import { bufferOf, Unreadable, type Sealed } from "#server/store/keys/sealing.ts";
import { unwrapped } from "#server/store/keys/wrapping.ts";
import { nobodysId } from "#server/store/pages.ts";
import { sealedColumns, type SealedColumn } from "#server/store/personalTables.ts";
import { openPicture } from "#server/nouns/pictures/pictures.ts";
import { openedReport } from "#server/nouns/safety/reviewReports.ts";
import { openedProfile } from "#server/diary/sealed.ts";
import { sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";

/** A value that does not open: altered, truncated or moved, or its key is gone. */
export interface Unopened {
  table: string;
  column: string;
  /** The row's id; for a key its version. */
  id: string;
  userId: string;
}

interface Row {
  userId: string;
  id: string;
  sealed: Sealed;
}

/** An encrypted column, and how to decrypt a value. */
interface Column extends SealedColumn {
  /** SQL of its rows as `Row`, without accounts that are being deleted, whose keys are gone. */
  rows: SqlText;
  open: (row: Row, keys: Keyring | undefined) => object;
}

/** How to decrypt values under the server's own keys, by table. */
const openedByServer: Readonly<Record<string, Column["open"]>> = {
  User: ({ id, sealed }) => openedProfile({ id, profile: sealed }),
  Picture: ({ userId, id, sealed }) => openPicture(userId, id, sealed),
  Report: ({ id, sealed }) => openedReport(id, sealed),
};

/** A cache is made again where it does not open. */
const columns = sealedColumns
  .filter(({ keyOf }) => keyOf !== "person's cache")
  .map((column): Column => ({ ...column, rows: rowsOf(column), open: openerOf(column) }));

function rowsOf({ table, column, owner, keyOf }: SealedColumn): SqlText {
  const living = sqlText`join "User" u on u.id = e.${sqlNames(owner)} and u."deletedAt" is null`;
  return sqlText`
    select e.${sqlNames(owner)} as "userId", e.id, e.${sqlNames(column)} as sealed
    from ${sqlNames(table)} e ${keyOf === "reports" ? sqlText`` : living} where e.${sqlNames(column)} is not null`;
}

function openerOf({ table, keyOf }: SealedColumn): Column["open"] {
  if (keyOf !== "person") {
    const open = openedByServer[table];
    if (!open) throw new Error(`Nothing is known to open what ${table} has sealed.`);
    return open;
  }
  return ({ userId, id, sealed }, keys) => {
    if (!keys) throw new Unreadable([table, userId, id]);
    return keys.open(table, id, sealed);
  };
}

/** Values are read in pages; one has at most some hundred kilobytes. */
const page = 200;

/** Decrypts every value of the database, reports each that fails, and returns how many it checked. */
export async function checkSealed(tell: (unopened: Unopened) => void): Promise<number> {
  let looked = await checkKeys(tell);
  for (const column of columns) looked += await checkColumn(column, tell);
  return looked;
}

async function checkColumn(column: Column, tell: (unopened: Unopened) => void): Promise<number> {
  for (let [looked, last] = [0, { userId: nobodysId, id: nobodysId }]; ;) {
    const rows = await sql<Row>`
      select * from (${column.rows}) as e where ("userId", id) > (${last.userId}::uuid, ${last.id}::uuid)
      order by "userId", id limit ${page}`;
    const failed = await failedOf(column, rows);
    // They may have been changed or deleted after the rows and keys were read.
    const still = failed.length > 0 ? await failedOf(column, await again(column, failed)) : [];
    for (const { userId, id } of still) tell({ table: column.table, column: column.column, id, userId });

    looked += rows.length;
    const end = rows.at(-1);
    if (!end) return looked;
    last = end;
  }
}

function again({ rows }: Column, failed: readonly Row[]): Promise<Row[]> {
  return sql<Row>`
    select * from (${rows}) as e
    where ("userId", id) in (select * from unnest(${failed.map(({ userId }) => userId)}::uuid[], ${failed.map(({ id }) => id)}::uuid[]))
    order by "userId", id`;
}

async function failedOf({ open }: Column, rows: readonly Row[]): Promise<Row[]> {
  const keys = await keyringsOf(rows);
  const failed = [];
  for (const row of rows) if (!(await openedOrUndefined(() => open(row, keys.get(row.userId))))) failed.push(row);
  return failed;
}

/** These people's keys, without those that do not open. */
async function keyringsOf(rows: readonly Row[]): Promise<ReadonlyMap<string, Keyring>> {
  const people = [...new Set(rows.map(({ userId }) => userId))];
  const wrappings = await sql<KeyRow>`
    select "userId", version, wrapped from "PersonKey" where "userId" = any(${people}::uuid[])`;
  const keys = new Map<string, Map<number, Buffer>>();
  for (const row of wrappings) {
    const key = await openedOrUndefined(() => keyIn(row));
    if (key) keys.set(row.userId, (keys.get(row.userId) ?? new Map<number, Buffer>()).set(row.version, key));
  }
  return new Map([...keys].map(([userId, versions]) => [userId, new Keyring(userId, versions)]));
}

interface KeyRow {
  userId: string;
  version: number;
  wrapped: Sealed;
}

async function checkKeys(tell: (unopened: Unopened) => void): Promise<number> {
  for (let [looked, last] = [0, { userId: nobodysId, version: 0 }]; ;) {
    const keys = await sql<KeyRow>`
      select "userId", version, wrapped from "PersonKey"
      where ("userId", version) > (${last.userId}::uuid, ${last.version}::int) order by "userId", version limit ${page}`;
    for (const key of keys)
      if (!(await openedOrUndefined(() => keyIn(key))))
        tell({ table: "PersonKey", column: "wrapped", id: `${key.version}`, userId: key.userId });

    looked += keys.length;
    const end = keys.at(-1);
    if (!end) return looked;
    last = end;
  }
}

function keyIn({ userId, version, wrapped }: KeyRow): Promise<Buffer> {
  return unwrapped(keyBinding(userId, version), bufferOf(wrapped));
}

/** The result of `open`; undefined if the value does not open. */
async function openedOrUndefined<Value>(open: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
