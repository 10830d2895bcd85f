import { provePerson } from "#server/nouns/account/personProof.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { inTransaction } from "#server/store/db.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { removeRows } from "#server/store/batches.ts";
import { personalTables } from "#server/store/personalTables.ts";

/**
 * Removes everything that a person wrote, received and earned, after proof of identity (`provePerson`). Returns the new
 * epoch. It is one transaction, so an interrupted reset changes nothing. Saves under way are removed too, and later
 * saves from before the reset are refused. A diary of an earlier epoch is already empty.
 */
export async function resetProgress(
  viewer: Viewer,
  {
    epoch: ofEpoch,
    currentPassword,
  }: { epoch?: number | null | undefined; currentPassword?: string | null | undefined } = {},
): Promise<number> {
  await provePerson(viewer, currentPassword);
  const { id, epoch } = viewer;
  if (ofEpoch !== undefined && ofEpoch !== null && ofEpoch < epoch) return epoch;
  const raisedTo = await inTransaction(async (sql) => {
    await sql`select 1 from "PersonKey" where "userId" = ${id}::uuid for update`;
    // A second statement, because it must see a key added while the first one waited.
    const [raised] = await sql<{ epoch: number }>`
      update "PersonKey" set epoch = epoch + 1 where "userId" = ${id}::uuid returning epoch`;
    if (!raised) throw new Unauthorized();

    for (const table of personalTables) if (table.reset === "deletes") await removeRows(sql, table, id);
    return raised.epoch;
  });
  forgetPerson(id);
  return raisedTo;
}
