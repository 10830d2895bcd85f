import { reportKeptDays } from "#domain/limits.ts";
import { removeRows } from "#server/store/batches.ts";
import { endBilling } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { log } from "#server/base/log.ts";
import { nobodysId } from "#server/store/pages.ts";
import { personalTables } from "#server/store/personalTables.ts";
import { provePerson } from "./personProof.ts";
import type { Owner } from "#server/base/viewer.ts";

/**
 * Deletes the account, once it is proven that the person asks (`provePerson`) and nothing more is charged for it: throws Unavailable,
 * having deleted nothing, where that cannot be made sure. Its sessions and keys go in one statement, after which nobody can read what it
 * wrote; then its address and name are free. Its rows follow in batches, and after a crash at the next start (`sweepDeleted`).
 */
export async function deleteAccount(viewer: Owner, currentPassword?: string | null): Promise<void> {
  await provePerson(viewer, currentPassword);
  const { id } = viewer;
  await endBilling(id);
  let keys = await endAccess(id);
  try {
    // A renewal that it waited for has added a key that it did not see.
    while (keys > 0) keys = await endAccess(id);
    forgetPerson(id);
    await freeNames(id);
  } finally {
    // The answer waits for no diary, however long.
    withoutDeadline(() => sweep(id)).catch((error: unknown) =>
      log.error({ err: error }, "a deleted account's rows are left"),
    );
  }
}

/** Gives how many keys it deleted. */
async function endAccess(id: string): Promise<number> {
  const keys = await sql`
    with person as (
      update "User" set "deletedAt" = now() where id = ${id}::uuid returning id
    ), sessions as (
      delete from "Session" s using person p where s."userId" = p.id
    )
    delete from "PersonKey" k using person p where k."userId" = p.id returning 1`;
  return keys.length;
}

/** By itself, for it locks the row that saves refer to, and the key before it waited for saves. */
async function freeNames(id: string): Promise<void> {
  await sql`
    with person as (
      update "User" set "emailHash" = uuid_send(id), "usernameKey" = id::text
      where id = ${id}::uuid and "deletedAt" is not null returning id
    )
    delete from "NameWord" w using person p where w."userId" = p.id`;
}

/** Finishes every deletion that was begun, and gives how many. */
export async function sweepDeleted(): Promise<number> {
  const people = await sql<{ id: string }>`select id from "User" where "deletedAt" is not null`;
  for (const { id } of people) await sweep(id);
  await sql`delete from "Report" where "keptUntilAt" < now()`;
  return people.length;
}

/** Deletes the person's rows, their own at the end. */
async function sweep(userId: string): Promise<void> {
  for (const table of personalTables) if (table.deletion === "batches") await removeRows(sql, table, userId);
  await keepReportsWithoutNames(userId);
  await sql`delete from "User" where id = ${userId}::uuid and "deletedAt" is not null`;
}

/** What was reported by them or of them belongs to nobody from now on, and is forgotten in time. */
async function keepReportsWithoutNames(userId: string): Promise<void> {
  await sql`
    with gone as (
      delete from "Report" r where r."userId" = ${userId}::uuid or r."againstId" = ${userId}::uuid
      returning id, sealed, "createdAt", "resolvedAt"
    )
    insert into "Report" ("userId", id, sealed, "createdAt", "resolvedAt", "keptUntilAt")
    select ${nobodysId}::uuid, id, sealed, "createdAt", "resolvedAt", now() + ${reportKeptDays} * interval '1 day' from gone`;
}
