import { provePerson } from "#server/nouns/account/personProof.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { inTransaction } from "#server/store/db.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { removeRows } from "#server/store/batches.ts";
import { personalTables } from "#server/store/personalTables.ts";

/**
 * Removes all that a person wrote, received and earned, once it is proven that they ask (`provePerson`), and gives the account's epoch
 * from then on. It is one transaction, so that cut short it has not begun. A save that is under way goes with the rest, and one of before that comes later is refused. A diary of an
 * epoch that is over has gone before.
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
    // A statement of its own, which sees a key that was added while the one before waited.
    const [raised] = await sql<{ epoch: number }>`
      update "PersonKey" set epoch = epoch + 1 where "userId" = ${id}::uuid returning epoch`;
    if (!raised) throw new Unauthorized();

    for (const table of personalTables) if (table.reset === "deletes") await removeRows(sql, table, id);
    return raised.epoch;
  });
  forgetPerson(id);
  return raisedTo;
}
