import { publish } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";

/** Marks messages as seen. Ids of other people's messages are ignored. */
export async function markSeen(viewer: Viewer, ids: readonly string[]): Promise<void> {
  await sql`
    update "Exchange" set "seenAt" = ${sqlNow}
    where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "seenAt" is null`;
  publish(viewer.id, { kind: "change" });
}
