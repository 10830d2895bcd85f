import { BadInput, NotFound } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { publishToBoth } from "./friendship.ts";
import { missing, readConnection } from "./read.ts";

/** Withdraws a request or ends a connection; either side may. Throws NotFound or BadInput. */
export async function removeConnection(viewer: Viewer, id: string): Promise<void> {
  const before = await readConnection(viewer, id);
  const [gone] = await sql`
    update "Friendship" f set status = 'removed', "changedAt" = ${sqlNow}
    where f.id = ${id}::uuid and ${viewer.id}::uuid in (f."requesterId", f."requesteeId") and f.status in ('pending', 'accepted')
    returning 1`;
  if (gone) return publishToBoth({ ...before, isQuiet: true }, viewer, "change");
  if (before.status === "rejected") throw new BadInput("This request was declined, so there is nothing to remove.");
  throw new NotFound(missing);
}
