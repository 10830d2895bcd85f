import { clock } from "#server/base/clock.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import { logSeldom } from "#server/base/log.ts";
import { isDatabaseClosed, sql } from "./db.ts";
import { sqlNow } from "./sqlNow.ts";
import { personalTables } from "./personalTables.ts";
import { sqlNames, sqlSum, sqlText, type SqlText } from "./sqlText.ts";
import { isFrozen } from "./standing.ts";

// How much each account takes, in User.kilobytes. A process counts the accounts that wrote through it.

/** How long after a write an account is counted: soon if it is full, so that deletions make room, or has sent much. */
export const countedAfterMs = { usually: 3_600_000, soon: 30_000 };
export const lookEveryMs = 10_000;
export const muchBytes = 16_000_000;
/** A further account is counted when it writes again. */
export const mostWaiting = 100_000;
/** About what a row takes beside its columns: its head, its place in the page and its entries in indexes. */
const bytesBesideColumns = sqlText`100`;

interface Waiting {
  dueAt: number;
  bytes: number;
  isUrgent: boolean;
}

const waiting = new Map<string, Waiting>();
watchSize("accounts to be counted", () => waiting.size);
let stopWatching = () => {};

/** Has an account counted within the hour, or soon if it is full or has sent much since. */
export function noteWrite(userId: string, sentBytes: number, isFull: boolean): void {
  const before = waiting.get(userId);
  if (!before && waiting.size >= mostWaiting) return;
  const bytes = (before?.bytes ?? 0) + sentBytes;
  const isUrgent = isFull || bytes >= muchBytes;
  const dueAt = Math.min(
    before?.dueAt ?? Infinity,
    clock.now() + (isUrgent ? countedAfterMs.soon : countedAfterMs.usually),
  );
  waiting.set(userId, { dueAt, bytes, isUrgent });
}

/** Counts what is due, again and again. */
export function watchAccountSizes(): void {
  stopWatching();
  const next = () => (stopWatching = clock.after(lookEveryMs, () => void countDue().finally(next), { unref: true }));
  next();
}

/** Counts the accounts that are due at `now`, one after the other. */
export async function countDue(now = clock.now()): Promise<void> {
  if (isFrozen()) return;
  for (const [userId, account] of [...waiting].filter(([, { dueAt }]) => dueAt <= now)) {
    waiting.delete(userId);
    try {
      await countAccount(userId, account.isUrgent);
    } catch (error) {
      waiting.set(userId, { ...account, dueAt: now + countedAfterMs.soon });
      if (!isDatabaseClosed()) logSeldom("warn", { err: error }, "an account's size was not counted");
      return;
    }
  }
}

/** The largest accounts, as last counted. */
export function largestAccounts(): Promise<{ id: string; kilobytes: number }[]> {
  return sql`
    select id, kilobytes from "User" where "deletedAt" is null and kilobytes > 0 order by kilobytes desc, id limit 3`;
}

async function countAccount(userId: string, isUrgent: boolean): Promise<void> {
  const quietSeconds = (isUrgent ? countedAfterMs.soon / 2 : countedAfterMs.usually) / 1_000;
  const [claimed] = await sql`
    update "User" set "sizedAt" = ${sqlNow}
    where id = ${userId}::uuid and "deletedAt" is null
      and ("sizedAt" is null or "sizedAt" <= ${sqlNow} - ${quietSeconds}::int * interval '1 second')
    returning 1`;
  // Another server has just counted it, perhaps without the last write.
  if (!claimed) return noteWrite(userId, 0, false);
  const kilobytes = Math.ceil((await bytesOf(userId)) / 1_000);
  await sql`
    update "User" set kilobytes = ${kilobytes}::int where id = ${userId}::uuid and kilobytes <> ${kilobytes}::int`;
}

/** The bytes of all rows that name a person. A row between two people counts for both. */
async function bytesOf(userId: string): Promise<number> {
  let bytes = 0;
  for (const { name, owners, columns } of personalTables)
    for (const owner of owners) {
      const [sum] = await sql<{ bytes: number }>`
        select coalesce(sum(${sizeOfRow(Object.keys(columns))}), 0)::float8 as bytes
        from ${sqlNames(name)} where ${sqlNames(owner)} = ${userId}::uuid`;
      bytes += sum?.bytes ?? 0;
    }
  return bytes;
}

/** SQL of a row's size. By its columns, because the size of a whole row would read each long text. */
function sizeOfRow(columns: readonly string[]): SqlText {
  return sqlSum([
    bytesBesideColumns,
    ...columns.map((column) => sqlText`coalesce(pg_column_size(${sqlNames(column)}), 0)`),
  ]);
}
