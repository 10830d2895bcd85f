import { v7 as uuidv7 } from "uuid";
import { askingAgain } from "#domain/limits.ts";
import { BadInput, Gone, TooMany } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { earlierSave, receiptOf } from "#server/diary/receipts.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { isRefusedByTable, limitOf, quotaOf, refuseSuspended, spentOf } from "#server/kit/quotas.ts";
import { isShutOut, isThere, personNotFound, readPeople, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlText, sqlWord, type SqlText } from "#server/store/sqlText.ts";
import { endBlockedFriendship } from "./endBlockedFriendship.ts";
import {
  friendshipOf,
  publishToBoth,
  withFriendshipChange,
  type ChangedRow,
  type FriendshipRow,
} from "./friendship.ts";

export interface Request {
  requesteeId: string;
}

/**
 * Asks a person to connect, or accepts their pending request. Throws BadInput for oneself or a repeated request,
 * NotFound for an invisible person, Forbidden, Gone or TooMany.
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
    if (!person) throw personNotFound();
    if (person.isBlocked) throw new BadInput("You have blocked this person. Unblock them first.", "requesteeId");
    const refused = repeatOf(viewer, person) ?? spent;
    if (refused) {
      // A concurrent retry may have saved the same request between the two lookups.
      if (await earlierSave(receipt)) continue;
      throw refused;
    }

    const row = { ...receipt, entityId: person.id };
    const asked = await askedNow(viewer, row).catch(async (error: unknown) => {
      if (!isRefusedByTable(error)) throw error;
      await refuseAgain(viewer, person.id);
      // A concurrent change got in between. The next round sees it.
      return undefined;
    });
    if (!asked) continue;
    if (await endBlockedFriendship(viewer, person.id)) throw personNotFound();
    publishToBoth(asked, viewer, asked.status === "accepted" ? "acceptance" : "request");
    return { ...asked, person: withFriendshipChange(viewer, person, asked) };
  }
}

/**
 * Returns nothing if the receipt exists already or the person is gone. Fails as `isRefusedByTable` knows if the request
 * is not allowed.
 */
async function askedNow(viewer: Viewer, receipt: object & { entityId: string }): Promise<ChangedRow | undefined> {
  // Locked in the order of a message: the connection first. On several nodes such a lock is of the whole table.
  const [asked] = await sql<ChangedRow>`
    with standing as (
      select 1 from "Friendship"
      where "lowId" = least(${viewer.id}::uuid, ${receipt.entityId}::uuid) and "highId" = greatest(${viewer.id}::uuid, ${receipt.entityId}::uuid)
      for no key update
    ), person as (
      select u.id, u.id < me.id as "isLow",
             exists (select 1 from "Mute" m where m."userId" = u.id and m."otherId" = me.id) as "hasMuted"
      from (select ${viewer.id}::uuid as id) as me join "User" u on u.id = ${receipt.entityId}::uuid
      where ${isThere} and not ${isShutOut}
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from person, json_populate_record(null::"Receipt", ${JSON.stringify(receipt)}::json) as r, (select count(*) from standing) as after
      on conflict do nothing
      returning "userId", "entityId"
    ), ${quotaOfRequests}, asked as (
    insert into "Friendship" as f (id, "requesterId", "requesteeId", "lowId", "highId", status, "changedAt", "seenAt")
    select ${uuidv7()}::uuid, q."userId", p.id, least(q."userId", p.id), greatest(q."userId", p.id), 'pending',
           case when q.used <= ${limitOf("requests")}::int then q.at end, case when p."hasMuted" then q.at end
    from quota q, person p
    on conflict ("lowId", "highId") do update set
      ("status", "requesterId", "requesteeId", "changedAt", "seenAt", "againAt", "againBeforeAt") = (
        select case when c."isCrossing" then 'accepted' else 'pending' end,
               case when c."isCrossing" then f."requesterId" else excluded."requesterId" end,
               case when c."isCrossing" then f."requesteeId" else excluded."requesteeId" end,
               case when c."isCrossing" or c."mayAskAgain" then excluded."changedAt" end,
               case when c."isCrossing" then excluded."changedAt" else excluded."seenAt" end,
               case when c."isCrossing" then f."againAt" else excluded."changedAt" end,
               case when c."isCrossing" then f."againBeforeAt" else f."againAt" end
        from (select f.status = 'pending' and f."requesteeId" = excluded."requesterId" as "isCrossing", ${mayAskAgain} as "mayAskAgain") as c
      )
    returning f.id, f."requesterId", f."requesteeId", f.status, f."changedAt")
    select a.id, a."requesterId", a."requesteeId", a.status, a."changedAt", p."hasMuted" as "isQuiet" from asked a, person p`;
  return asked;
}

const quotaOfRequests = quotaOf("requests");
const againSpan = sqlWord(`${askingAgain.days} days`);

const mayAskAgain = mayAskAgainAt(sqlText`excluded."changedAt"`);
const mayNotAskNow = sqlText`not ${mayAskAgainAt(sqlNow)}`;

/** SQL condition: friendship `f` has ended, and was not asked for again twice lately. */
function mayAskAgainAt(moment: SqlText): SqlText {
  return sqlText`(
    f.status in ('rejected', 'removed') and (${moment} - f."againBeforeAt" > interval ${againSpan}) is not false)`;
}

/**
 * Throws the reason for the table's refusal: the daily limit, or too many requests between the two. Returns if neither
 * applies any more.
 */
async function refuseAgain(viewer: Viewer, otherId: string): Promise<void> {
  const [spent, [pair]] = await Promise.all([
    spentOf(viewer, "requests"),
    sql<{ wait: number }>`
      select extract(epoch from f."againBeforeAt" + interval ${againSpan} - ${sqlNow})::int as wait
      from "Friendship" f
      where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
        and f.status in ('rejected', 'removed') and ${mayNotAskNow} limit 1`,
  ]);
  if (spent) throw spent;
  if (pair) throw new TooMany("You’ve both sent several requests lately.", Math.max(1, pair.wait));
}

/** The error for a request to somebody already connected or already asked. */
function repeatOf(viewer: Viewer, { status, requesterId }: PersonRow): BadInput | undefined {
  if (status === "accepted") return new BadInput("You’re already connected.", "requesteeId");
  if (status === "pending" && requesterId === viewer.id)
    return new BadInput("You’ve already asked. Please wait for their answer.", "requesteeId");
  return undefined;
}

async function asAskedBefore(viewer: Viewer, otherId: string): Promise<FriendshipRow & { person: PersonRow }> {
  const [person] = await readPeople(viewer, [otherId]);
  const friendship = person && friendshipOf(person);
  if (!friendship) throw new Gone("This request was sent earlier and has since been removed.");
  return friendship;
}
