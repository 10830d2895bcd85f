import { v7 as uuidv7 } from "uuid";
import { askingAgain, textLimits, textProblem } from "#domain/limits.ts";
import { soughtIn } from "#domain/nameWords.ts";
import {
  isShown,
  isShutOut,
  isThere,
  nameHash,
  nobodyThere,
  personColumns,
  readPeople,
  seenBy,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { tell, type WordKind } from "#server/base/bus.ts";
import { sql } from "#server/store/db.ts";
import { BadInput, Forbidden, Gone, NotFound, oneOf, TooMany } from "#server/base/errors.ts";
import { boundedByMoment, isUuid, nameAt, type FeedWindow } from "#server/store/pages.ts";
import { isRefusedByTable, limitOf, quotaOf, refuseSuspended, spentOf } from "#server/kit/quotas.ts";
import { earlierSave, receiptOf } from "#server/diary/receipts.ts";
import { sqlNames, sqlText, sqlWord, type SqlText } from "#server/store/sqlText.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";

export const friendshipStatuses = ["pending", "accepted", "rejected"] as const;
export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** What stands between the viewer and another. */
export interface FriendshipRow {
  id: string;
  requesterId: string;
  requesteeId: string;
  status: string;
  changedAt: Date;
  /** The other, where they were read with it. */
  person?: PersonRow;
}

/** What stands between the viewer and a person who was read, if anything does. */
export function friendshipOf(person: PersonRow): (FriendshipRow & { person: PersonRow }) | null {
  const { friendshipId, status, requesterId, requesteeId, changedAt } = person;
  if (!friendshipId || !status || !requesterId || !requesteeId || !changedAt) return null;
  return { id: friendshipId, status, requesterId, requesteeId, changedAt, person };
}

interface NamedRow extends PersonRow {
  /** By which the list is sorted. */
  usernameKey: string;
}

const isListed = sqlText`u.id <> me.id and not u."anonymousMode" and ${isThere} and not ${isShutOut}`;

/**
 * One page of the people there are, by username, whom a search narrows down by its longest word; one with too few letters to go by
 * finds nobody. Throws BadInput for a search that no name can be as long as, or a cursor that is not ours.
 */
export async function listPeople(viewer: Viewer, window: FeedWindow, search = ""): Promise<readonly NamedRow[]> {
  const problem = textProblem("Search", search, textLimits.search);
  if (problem) throw new BadInput(problem, "search");
  const { limit, fromOldest: fromEnd = false } = window;
  const [after, before] = [nameAt(window.olderThan) ?? "", nameAt(window.newerThan)];
  const sought = soughtIn(search);
  if (sought === undefined && search.trim() !== "") return [];
  const order = fromEnd ? backwards : forwards;

  const rows = sought
    ? await sql<NamedRow>`
        select ${personColumns}, u."usernameKey"
        from (select ${viewer.id}::uuid as id) as me
        join "NameWord" w on w.hash = ${nameHash(sought)}::bytea and w."usernameKey" > ${after}
          and w."usernameKey" < coalesce(${before}::text, (select max("usernameKey") || '~' from "User"))
        join "User" u on u.id = w."userId" ${withFriendship}
        where ${isListed}
        order by ${order.ofWords} limit ${limit}`
    : await sql<NamedRow>`
        select ${personColumns}, u."usernameKey"
        from (select ${viewer.id}::uuid as id) as me
        join "User" u on u."usernameKey" > ${after}
          and u."usernameKey" < coalesce(${before}::text, (select max("usernameKey") || '~' from "User")) ${withFriendship}
        where ${isListed} order by ${order.ofPeople} limit ${limit}`;
  return seenBy(viewer, rows);
}

const forwards = { ofWords: sqlText`w."usernameKey"`, ofPeople: sqlText`u."usernameKey"` };
const backwards = { ofWords: sqlText`w."usernameKey" desc`, ofPeople: sqlText`u."usernameKey" desc` };

const noSql = sqlText``;

type Side = "requesterId" | "requesteeId";

/** SQL of a page of friendships of one status in which `me` is on one side, the other being `u`. */
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

/** Lists of friendships, each of some statuses on some sides: one index scan with a limit for each of these. */
function listOf(statuses: readonly FriendshipStatus[], sides: readonly Side[], only = noSql) {
  const partsIn = ({ inside }: typeof newestFirst) =>
    statuses
      .flatMap((status) => sides.map((side) => pagesOf(side, status, only, inside)))
      .reduce((one, next) => sqlText`${one} union all ${next}`);
  const orders = [newestFirst, oldestFirst].map((order) => ({ ...order, parts: partsIn(order) }));

  return async (viewer: Viewer, window: FeedWindow): Promise<(FriendshipRow & { person: PersonRow })[]> => {
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

/** One page of the requests that the viewer has not answered, newest first. */
export const listRequests = listOf(["pending"], ["requesteeId"]);

/** Those of them that the viewer has taken no note of. */
export const listUnseenRequests = listOf(["pending"], ["requesteeId"], sqlText`and f."seenAt" is null`);

/** One page of whom the viewer is connected with, latest first. */
export const listFriends = listOf(["accepted"], bothSides);

/** One page of every connection of the viewer's, whatever became of it, latest first. */
export const listConnections = listOf(friendshipStatuses, bothSides);

export interface Request {
  requesteeId: string;
}

/**
 * Asks somebody to connect; who was asked by them accepts. Throws BadInput for oneself and for what was asked already, NotFound for whom
 * the viewer may not see, Forbidden, Gone or TooMany.
 */
export async function requestConnection(
  viewer: Viewer,
  { requesteeId }: Request,
  stamp?: EntryStamp | null,
): Promise<FriendshipRow & { person: PersonRow }> {
  refuseSuspended(viewer);
  if (requesteeId === viewer.id) throw new BadInput("You cannot connect with yourself.", "requesteeId");
  const receipt = receiptOf(viewer, "requestConnection", { requesteeId }, stamp);

  for (;;) {
    const [earlier, spent, [person]] = await Promise.all([
      earlierSave(receipt),
      spentOf(viewer, "requests"),
      readPeople(viewer, [requesteeId]),
    ]);
    if (earlier) return asAskedBefore(viewer, earlier.entityId);
    if (!person) throw nobodyThere();
    if (person.isBlocked) throw new BadInput("You have blocked this person. Unblock them first.", "requesteeId");
    refuseRepeat(viewer, person);
    if (spent) throw spent;

    const row = { ...receipt, entityId: person.id };
    const asked = await askedNow(viewer, row).catch(async (error: unknown) => {
      if (!isRefusedByTable(error)) throw error;
      await refuseAgain(viewer, person.id);
      // Something came in between that the next look sees.
      return undefined;
    });
    if (!asked) continue;
    if (await endOvertaken(viewer, person.id)) throw nobodyThere();
    tellBoth(asked, viewer, asked.status === "accepted" ? "acceptance" : "request");
    return { ...asked, person: withNews(viewer, person, asked) };
  }
}

/** A friendship that has just changed. */
interface ChangedRow extends FriendshipRow {
  /** Whether the other has muted who changed it, and so takes no notice. */
  isQuiet: boolean;
}

function tellBoth({ id: friendshipId, isQuiet, ...sides }: ChangedRow, viewer: Viewer, kind: WordKind): void {
  const otherId = sides.requesterId === viewer.id ? sides.requesteeId : sides.requesterId;
  tell(otherId, { kind: isQuiet ? "change" : kind, friendshipId });
  tell(viewer.id, { kind: "change", friendshipId });
}

/** Nothing if the receipt is there already, or the person no longer. Fails as `isRefusedByTable` knows where this may not be asked. */
async function askedNow(viewer: Viewer, receipt: object & { entityId: string }): Promise<ChangedRow | undefined> {
  const [asked] = await sql<ChangedRow>`
    with person as (
      select u.id, u.id < me.id as "isLow",
             exists (select 1 from "Mute" m where m."userId" = u.id and m."otherId" = me.id) as "hasMuted"
      from (select ${viewer.id}::uuid as id) as me join "User" u on u.id = ${receipt.entityId}::uuid
      where ${isThere} and not ${isShutOut}
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from person, json_populate_record(null::"Receipt", ${JSON.stringify(receipt)}::json) as r
      on conflict do nothing
      returning "userId", "entityId"
    ), ${quotaOfRequests}
    insert into "Friendship" as f (id, "requesterId", "requesteeId", "lowId", "highId", status, "changedAt", "seenAt")
    select ${uuidv7()}::uuid, q."userId", p.id, least(q."userId", p.id), greatest(q."userId", p.id), 'pending',
           case when q.used <= ${limitOf("requests")}::int then now() end, case when p."hasMuted" then now() end
    from quota q, person p
    on conflict ("lowId", "highId") do update set
      ("status", "requesterId", "requesteeId", "changedAt", "seenAt", "againAt", "againBeforeAt") = (
        select case when c."isCrossing" then 'accepted' else 'pending' end,
               case when c."isCrossing" then f."requesterId" else excluded."requesterId" end,
               case when c."isCrossing" then f."requesteeId" else excluded."requesteeId" end,
               case when c."isCrossing" or c."mayAskAgain" then excluded."changedAt" end,
               case when c."isCrossing" then now() else excluded."seenAt" end,
               case when c."isCrossing" then f."againAt" else now() end,
               case when c."isCrossing" then f."againBeforeAt" else f."againAt" end
        from (select f.status = 'pending' and f."requesteeId" = excluded."requesterId" as "isCrossing", ${mayAskAgain} as "mayAskAgain") as c
      )
    returning f.id, f."requesterId", f."requesteeId", f.status, f."changedAt", (select p."hasMuted" from person p) as "isQuiet"`;
  return asked;
}

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

const quotaOfRequests = quotaOf("requests");
const againSpan = sqlWord(`${askingAgain.days} days`);
const mayAskAgain = sqlText`(
  f.status in ('rejected', 'removed')
  and coalesce(f."againBeforeAt" < now() - interval ${againSpan}, true))`;

/** Why the table refused: the day's share, or that the two asked each other too often lately; nothing where neither holds any more. */
async function refuseAgain(viewer: Viewer, otherId: string): Promise<void> {
  const [spent, [pair]] = await Promise.all([
    spentOf(viewer, "requests"),
    sql<{ wait: number }>`
      select extract(epoch from f."againBeforeAt" + interval ${againSpan} - now())::int as wait
      from "Friendship" f
      where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
        and f.status in ('rejected', 'removed') and not ${mayAskAgain} limit 1`,
  ]);
  if (spent) throw spent;
  if (pair) throw new TooMany("You two have asked each other several times lately.", Math.max(1, pair.wait));
}

function refuseRepeat(viewer: Viewer, { status, requesterId }: PersonRow): void {
  if (status === "accepted") throw new BadInput("You are connected already.", "requesteeId");
  if (status === "pending" && requesterId === viewer.id)
    throw new BadInput("You have asked already. It is theirs to answer.", "requesteeId");
}

async function asAskedBefore(viewer: Viewer, otherId: string): Promise<FriendshipRow & { person: PersonRow }> {
  const [person] = await readPeople(viewer, [otherId]);
  const friendship = person && friendshipOf(person);
  if (!friendship) throw new Gone("This request was sent before, and what came of it was removed since.");
  return friendship;
}

/** The person with what has just come to stand between them and the viewer. */
function withNews(viewer: Viewer, person: PersonRow, { id, ...news }: FriendshipRow): PersonRow {
  const row: PersonRow = { ...person, ...news, friendshipId: id, status: statusIn(news.status) };
  seenBy(viewer, [row]);
  return row;
}

function statusIn(text: string): FriendshipStatus {
  return friendshipStatuses.find((status) => status === text) ?? "pending";
}

const missing = "This connection is no longer there.";

/** The viewer's connection of this id. Throws NotFound. */
export async function readConnection(viewer: Viewer, id: string): Promise<FriendshipRow & { person: PersonRow }> {
  const rows = await sql<PersonRow>`
    select ${personColumns}
    from (select ${viewer.id}::uuid as id) as me
    join "Friendship" f on f.id = ${isUuid(id) ? id : null}::uuid and me.id in (f."requesterId", f."requesteeId")
    join "User" u on u.id = case when f."requesterId" = me.id then f."requesteeId" else f."requesterId" end
    where f.status <> 'removed' and ${isThere} and ${isShown} and not ${isShutOut} limit 1`;
  const [person] = seenBy(viewer, rows);
  const friendship = person && friendshipOf(person);
  if (!friendship) throw new NotFound(missing);
  return friendship;
}

/** Accepts or declines a request, as only who was asked may. To say the same twice is no mistake. Throws NotFound, Forbidden or BadInput. */
export async function answerRequest(
  viewer: Viewer,
  id: string,
  status: string,
): Promise<FriendshipRow & { person: PersonRow }> {
  const answer = answers.find((one) => one === status);
  if (!answer) throw new BadInput("A request is accepted or rejected.", "status", oneOf(answers));
  const before = await readConnection(viewer, id);
  if (before.requesteeId !== viewer.id) throw new Forbidden("Only who was asked can answer a request.");

  const [now] = await sql<ChangedRow>`
    update "Friendship" f set status = ${answer}, "changedAt" = now(), "seenAt" = coalesce(f."seenAt", now())
    where f.id = ${before.id}::uuid and f."requesteeId" = ${viewer.id}::uuid and f.status = 'pending'
    returning f.id, f."requesterId", f."requesteeId", f.status, f."changedAt",
              exists (select 1 from "Mute" m where m."userId" = f."requesterId" and m."otherId" = f."requesteeId") as "isQuiet"`;
  if (now) {
    tellBoth(now, viewer, answer === "accepted" ? "acceptance" : "change");
    return { ...now, person: withNews(viewer, before.person, now) };
  }

  const stands = await readConnection(viewer, id);
  if (stands.status === answer) return stands;
  throw new BadInput(
    stands.status === "accepted"
      ? "You accepted this request. Remove the connection to end it."
      : "You declined this request. They, or you, can ask again.",
    "status",
  );
}

const answers = ["accepted", "rejected"] as const;

/** Takes a request back, or ends a connection, as either may. Throws NotFound or BadInput. */
export async function removeConnection(viewer: Viewer, id: string): Promise<void> {
  const before = await readConnection(viewer, id);
  const [gone] = await sql`
    update "Friendship" f set status = 'removed', "changedAt" = now()
    where f.id = ${id}::uuid and ${viewer.id}::uuid in (f."requesterId", f."requesteeId") and f.status in ('pending', 'accepted')
    returning 1`;
  if (gone) return tellBoth({ ...before, isQuiet: true }, viewer, "change");
  if (before.status === "rejected") throw new BadInput("This request was declined, so there is nothing to remove.");
  throw new NotFound(missing);
}
