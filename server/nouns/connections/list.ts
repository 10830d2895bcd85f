import type { Owner } from "#server/base/viewer.ts";
import { isShown, isShutOut, isThere, personColumns, seenBy, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { boundedByMoment, type FeedWindow } from "#server/store/pages.ts";
import { sqlNames, sqlText, sqlWord, type SqlText } from "#server/store/sqlText.ts";
import { friendshipOf, friendshipStatuses, type FriendshipRow, type FriendshipStatus } from "./friendship.ts";

const noSql = sqlText``;

type Side = "requesterId" | "requesteeId";

/** SQL of a page of friendships with one status and `me` on one side; `u` is the other person. */
function pagesOf(side: Side, status: FriendshipStatus, only: SqlText, order: SqlText): SqlText {
  const other = side === "requesterId" ? sqlText`f."requesteeId"` : sqlText`f."requesterId"`;
  return sqlText`(
    select ${personColumns} from "Friendship" f join "User" u on u.id = ${other}
    where f.${sqlNames(side)} = me.id and f.status = ${sqlWord(status)}
      and (f."changedAt", f.id) < (me."olderAt", me."olderId") and (f."changedAt", f.id) > (me."newerAt", me."newerId")
      and ${isThere} and ${isShown} and not ${isShutOut} ${only}
    order by ${order} limit me.most)`;
}

const newestFirst = {
  inside: sqlText`f."changedAt" desc, f.id desc`,
  outside: sqlText`"changedAt" desc, "friendshipId" desc`,
};

const oldestFirst = { inside: sqlText`f."changedAt", f.id`, outside: sqlText`"changedAt", "friendshipId"` };

/** Lists friendships by statuses and sides. Each pair of these is one index scan with a limit. */
function listOf(statuses: readonly FriendshipStatus[], sides: readonly Side[], only = noSql) {
  const partsIn = ({ inside }: typeof newestFirst) =>
    statuses
      .flatMap((status) => sides.map((side) => pagesOf(side, status, only, inside)))
      .reduce((one, next) => sqlText`${one} union all ${next}`);
  const orders = [newestFirst, oldestFirst].map((order) => ({ ...order, parts: partsIn(order) }));

  return async (viewer: Owner, window: FeedWindow): Promise<(FriendshipRow & { person: PersonRow })[]> => {
    const { older, newer } = boundedByMoment(window);
    const { parts, outside } = (window.fromOldest ? orders[1] : orders[0]) ?? { parts: noSql, outside: noSql };
    const rows = await sql<PersonRow>`
      select found.* from (
        select ${viewer.id}::uuid as id, ${older.at}::timestamptz as "olderAt", ${older.id}::uuid as "olderId",
               ${newer.at}::timestamptz as "newerAt", ${newer.id}::uuid as "newerId", ${window.limit}::int as most
      ) as me, lateral (${parts}) as found
      order by ${outside} limit ${window.limit}`;
    return seenBy(viewer, rows).flatMap((person) => friendshipOf(person) ?? []);
  };
}

const bothSides = ["requesterId", "requesteeId"] as const;

/** One page of unanswered requests to the viewer, newest first. */
export const listRequests = listOf(["pending"], ["requesteeId"]);

/** The requests among them that the viewer has not seen. */
export const listUnseenRequests = listOf(["pending"], ["requesteeId"], sqlText`and f."seenAt" is null`);

/** One page of the viewer's accepted connections, latest first. */
export const listFriends = listOf(["accepted"], bothSides);

/** One page of the viewer's connections in any status, latest first. */
export const listConnections = listOf(friendshipStatuses, bothSides);
