import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";

/**
 * Ends what came to stand between two people beside a block of theirs, and gives its id. A statement does not see what is committed
 * while it runs, so a request and a block each look again after their own: the later of the two sees both.
 */
export async function endOvertaken(viewer: Viewer, otherId: string): Promise<string | undefined> {
  const [ended] = await sql<{ id: string }>`
    update "Friendship" f set status = 'removed', "changedAt" = now()
    where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
      and f.status <> 'removed' and (
        exists (select 1 from "Block" b where b."userId" = f."lowId" and b."otherId" = f."highId")
        or exists (select 1 from "Block" b where b."userId" = f."highId" and b."otherId" = f."lowId")
      )
    returning f.id`;
  return ended?.id;
}
