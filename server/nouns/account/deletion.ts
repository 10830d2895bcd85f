import { deletionKeptDays, reportKeptDays } from "#domain/limits.ts";
import { config } from "#server/base/config.ts";
import { noteDeleted, type DeletedAccount } from "#server/store/backups/deletedAccounts.ts";
import { removeRows } from "#server/store/batches.ts";
import { endBilling } from "#server/nouns/billing/billing.ts";
import { inTransaction, sql } from "#server/store/db.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { log } from "#server/base/log.ts";
import { nobodysId } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { wrappingKey } from "#server/store/keys/vault.ts";
import { personalTables } from "#server/store/personalTables.ts";
import { provePerson } from "./personProof.ts";
import type { Owner } from "#server/base/viewer.ts";

/**
 * Deletes the account after proof of identity (`provePerson`). Throws Unavailable, having deleted nothing, unless
 * billing has certainly ended. Sessions and keys go first, in one transaction, so nobody can read the diary any more.
 * Then the email address and username are free again. The rows follow in batches; after a crash, `sweepDeleted`
 * finishes them at the next start.
 */
export async function deleteAccount(viewer: Owner, currentPassword?: string | null): Promise<void> {
  await provePerson(viewer, currentPassword);
  const { id } = viewer;
  await endBilling(id);
  let keys = await endAccess(id);
  try {
    // A key renewal that this waited for may have added a key.
    while (keys > 0) keys = await endAccess(id);
    forgetPerson(id);
    await keepFromComingBack(id);
    await freeNames(id);
  } finally {
    // The response does not wait for the rows.
    withoutDeadline(() => sweep(id)).catch((error: unknown) =>
      log.error({ err: error }, "a deleted account's rows were not removed; the next start retries"),
    );
  }
}

/** Ends sessions and deletes keys. Returns the number of deleted keys. */
async function endAccess(id: string): Promise<number> {
  return inTransaction(async (within) => {
    await within`update "User" set "deletedAt" = ${sqlNow} where id = ${id}::uuid`;
    await within`delete from "Session" where "userId" = ${id}::uuid`;
    return (await within`delete from "PersonKey" where "userId" = ${id}::uuid returning 1`).length;
  });
}

/** A separate statement: it locks the row that saves refer to, and the statement before waits for saves. */
async function freeNames(id: string): Promise<void> {
  await sql`
    with person as (
      update "User" set "emailHash" = uuid_send(id), "usernameKey" = id::text
      where id = ${id}::uuid and "deletedAt" is not null returning id
    )
    delete from "NameWord" w using person p where w."userId" = p.id`;
}

/** Notes the deletion, so that a restore of an older backup repeats it. */
async function keepFromComingBack(id: string): Promise<void> {
  const noted = await sql<DeletedAccount>`
    insert into "DeletedAccount" (id, "deletedAt") values (${id}, ${sqlNow}) on conflict do nothing returning id, "deletedAt"`;
  if (config.backupDir === undefined || noted.length === 0) return;
  try {
    noteDeleted(config.backupDir, noted, wrappingKey());
  } catch (error) {
    // The next backup adds it from the table.
    log.error({ err: error }, "a deletion could not be noted in BACKUP_DIR");
  }
}

/** Finishes every deletion that was begun. Returns their number. */
export async function sweepDeleted(): Promise<number> {
  const people = await sql<{ id: string }>`select id from "User" where "deletedAt" is not null`;
  for (const { id } of people) await sweep(id);
  await sql`delete from "Report" where "keptUntilAt" < ${sqlNow}`;
  await sql`delete from "DeletedAccount" where "deletedAt" < ${sqlNow} - ${deletionKeptDays} * interval '1 day'`;
  return people.length;
}

/** Deletes the person's rows, and at the end the person's own row. */
async function sweep(userId: string): Promise<void> {
  // A crash may have come between the deletion and its note.
  await keepFromComingBack(userId);
  // Those of the first statements too: a sign-in at the same time may have opened a session.
  const tables = personalTables.filter(({ deletion }) => deletion === "batches" || deletion === "first");
  for (const table of tables) await removeRows(sql, table, userId);
  await keepReportsWithoutNames(userId);
  await sql`delete from "User" where id = ${userId}::uuid and "deletedAt" is not null`;
}

/** Reports by or about the person lose their name. They are deleted when they expire. */
async function keepReportsWithoutNames(userId: string): Promise<void> {
  await sql`
    with gone as (
      delete from "Report" r where r."userId" = ${userId}::uuid or r."againstId" = ${userId}::uuid
      returning id, sealed, "createdAt", "resolvedAt"
    )
    insert into "Report" ("userId", id, sealed, "createdAt", "resolvedAt", "keptUntilAt")
    select ${nobodysId}::uuid, id, sealed, "createdAt", "resolvedAt", ${sqlNow} + ${reportKeptDays} * interval '1 day' from gone`;
}
