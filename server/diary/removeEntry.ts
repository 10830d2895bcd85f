import type { Viewer } from "#server/base/viewer.ts";
import { NotFound } from "#server/base/errors.ts";
import { batch } from "#server/store/batches.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import type { Sql } from "#server/store/runner.ts";
import type { EntryKind, EntryRow } from "./entryKind.ts";

/**
 * Deletes an entry, subtracts it from the ledger and returns its day. Throws NotFound. It locks the person's key like
 * every write of an entry, so that a merging of tags has the entries to itself.
 */
export async function removeEntry(kind: EntryKind<unknown>, viewer: Viewer, id: string, ask: Sql = sql): Promise<Date> {
  if (!isUuid(id)) throw new NotFound(kind.missing);
  const [gone] = await ask<Pick<EntryRow, "localDate">>`
        with keys as (
          select version from "PersonKey" where "userId" = ${viewer.id}::uuid for share
        ), key as (
          select count(*) as held from keys
        ), entry as (
          delete from ${kind.table} as e using key
          where e."userId" = ${viewer.id}::uuid and e.id = ${id}::uuid and key.held > 0 returning ${kind.ofEntry}
        ), change as (${kind.goneChange}), ${kind.tagged.postedOne}
        select "localDate" from entry`;
  if (!gone) throw new NotFound(kind.missing);
  return gone.localDate;
}

/**
 * Deletes a batch of the entries of an import that is being taken back, and subtracts them from the ledger. `found` is
 * how many there were, `gone` how many of them this call deleted. A person without keys, whose account is gone, has none.
 */
export async function removeBroughtEntries(
  kind: EntryKind<unknown>,
  userId: string,
  importId: string,
): Promise<{ found: number; gone: number }> {
  const [row] = await sql<{ found: number; gone: number }>`
        with keys as (
          select version from "PersonKey" where "userId" = ${userId}::uuid for share
        ), key as (
          select count(*) as held from keys
        ), found as (
          select b.id from ${kind.table} as b, "Import" as i, key
          where b."userId" = ${userId}::uuid and b."importId" = ${importId}::uuid and key.held > 0
            and i."userId" = ${userId}::uuid and i.id = ${importId}::uuid and i."takenBackAt" is not null and i."goneAt" is null
          order by b.id limit ${batch}
        ), entry as (
          delete from ${kind.table} as e using found
          where e."userId" = ${userId}::uuid and e.id = found.id returning ${kind.ofEntry}
        ), change as (${kind.goneChange}), ${kind.tagged.posted}
        select (select count(*) from found)::int as found, count(*)::int as gone from entry`;
  return row ?? { found: 0, gone: 0 };
}
