import { publish } from "#server/base/bus.ts";
import { NotFound } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { missing } from "./copies.ts";

/** Deletes the viewer's copy. The other person keeps theirs, and the gold stays. Throws NotFound. */
export async function deleteExchange(viewer: Viewer, id: string): Promise<void> {
  const [gone] = await sql`
    update "Exchange" set "hiddenAt" = ${sqlNow}, "seenAt" = least("seenAt", ${sqlNow})
    where "userId" = ${viewer.id}::uuid and id = ${isUuid(id) ? id : null}::uuid and "hiddenAt" is null returning 1`;
  if (!gone) throw new NotFound(missing);
  publish(viewer.id, { kind: "change" });
}
