import { isShutOut, isThere } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { publish } from "#server/base/bus.ts";
import { sql } from "#server/store/db.ts";
import { readOnce } from "#server/store/reads.ts";
import { sqlNow } from "#server/store/sqlNow.ts";

// The bell counts messages and requests that the viewer has not seen (docs/rules.md, Notifications). Reading marks
// nothing as seen.

/** At which number of either kind counting stops. */
export const mostCounted = 100;

/** The number of unseen items, as far as they are counted. */
export function unseenCount(viewer: Viewer): Promise<number> {
  return readOnce(viewer, "unseen", async () => {
    const [row] = await sql<{ count: number }>`
      select (
        (select count(*) from (
          select 1 from "Exchange" e where e."userId" = ${viewer.id}::uuid and e."seenAt" is null limit ${mostCounted}
        ) as messages) +
        (select count(*) from (
          select 1 from (select ${viewer.id}::uuid as id) as me
          join "Friendship" f on f."requesteeId" = me.id and f.status = 'pending' and f."seenAt" is null
          join "User" u on u.id = f."requesterId" and ${isThere} and not ${isShutOut} limit ${mostCounted}
        ) as requests)
      )::int as count`;
    return row?.count ?? 0;
  });
}

/** Marks everything received before `until` (default: now) as seen. A cleared request stays on its screen. */
export async function clearNotifications(viewer: Viewer, until?: Date | null): Promise<void> {
  // Two statements, because a personal row and a shared one change. Done in part, the next clearing does the rest.
  await Promise.all([
    sql`
      update "Exchange" e set "seenAt" = ${sqlNow}
      where e."userId" = ${viewer.id}::uuid and e."seenAt" is null and e."createdAt" <= least(${until ?? null}::timestamptz, ${sqlNow})`,
    sql`
      update "Friendship" f set "seenAt" = ${sqlNow}
      where f."requesteeId" = ${viewer.id}::uuid and f.status = 'pending' and f."seenAt" is null
        and f."changedAt" <= least(${until ?? null}::timestamptz, ${sqlNow})`,
  ]);
  publish(viewer.id, { kind: "change" });
}
