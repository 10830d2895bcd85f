import type { Viewer } from "#server/base/viewer.ts";
import { NotFound } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import type { EntryKind, EntryRow } from "./entryKind.ts";

/** Deletes an entry, takes its sums out of the ledger and gives the day it was of. Throws NotFound. */
export async function removeEntry(kind: EntryKind<unknown>, viewer: Viewer, id: string): Promise<Date> {
  if (!isUuid(id)) throw new NotFound(kind.missing);
  const [gone] = await sql<Pick<EntryRow, "localDate">>`
        with entry as (
          delete from ${kind.table} where "userId" = ${viewer.id}::uuid and id = ${id}::uuid returning ${kind.shown}
        ), change as (${kind.goneChange}), ${kind.postedOne}
        select "localDate" from entry`;
  if (!gone) throw new NotFound(kind.missing);
  return gone.localDate;
}
