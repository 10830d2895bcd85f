import type { Viewer } from "#server/base/viewer.ts";
import { listedColumns, seenBy, withFriendship, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { boundedByMoment, type FeedWindow } from "#server/store/pages.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";

/** A person in the list of blocked or muted people. */
export interface ListedPerson extends PersonRow {
  listedAt: Date;
}

/** One page of people the viewer has blocked, latest first, even those who block the viewer. */
export const listBlocked = listIn(sqlText`"Block"`);

/** One page of people the viewer has muted, latest first. */
export const listMuted = listIn(sqlText`"Mute"`);

function listIn(table: SqlText) {
  return async (viewer: Viewer, window: FeedWindow): Promise<readonly ListedPerson[]> => {
    const { older, newer } = boundedByMoment(window);
    const order = window.fromOldest ? oldestFirst : newestFirst;
    const rows = await sql<ListedPerson>`
      select ${listedColumns}, l."createdAt" as "listedAt"
      from (select ${viewer.id}::uuid as id) as me
      join ${table} l on l."userId" = me.id join "User" u on u.id = l."otherId" and u."deletedAt" is null ${withFriendship}
      where (l."createdAt", l."otherId") < (${older.at}::timestamptz, ${older.id}::uuid)
        and (l."createdAt", l."otherId") > (${newer.at}::timestamptz, ${newer.id}::uuid)
      order by ${order} limit ${window.limit}`;
    return seenBy(viewer, rows);
  };
}

const newestFirst = sqlText`l."createdAt" desc, l."otherId" desc`;
const oldestFirst = sqlText`l."createdAt", l."otherId"`;
