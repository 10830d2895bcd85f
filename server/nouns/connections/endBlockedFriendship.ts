import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";

/**
 * Ends a friendship that was saved at the same time as a block between the two. Returns its id. A statement does not
 * see rows committed while it runs. So request and block each check again in a second statement, and the later one sees
 * both.
 */
export async function endBlockedFriendship(viewer: Viewer, otherId: string): Promise<string | undefined> {
  const [ended] = await sql<{ id: string }>`
    update "Friendship" f set status = 'removed', "changedAt" = ${sqlNow}
    where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
      and f.status <> 'removed' and (
        exists (select 1 from "Block" b where b."userId" = f."lowId" and b."otherId" = f."highId")
        or exists (select 1 from "Block" b where b."userId" = f."highId" and b."otherId" = f."lowId")
      )
    returning f.id`;
  return ended?.id;
}
