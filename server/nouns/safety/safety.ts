import { v7 as uuidv7 } from "uuid";
import { reportReasons, type ExchangeType } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { cannotOpen } from "#domain/unreadable.ts";
import {
  isShown,
  isThere,
  listedColumns,
  nobodyThere,
  readPeople,
  seenBy,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { tell } from "#server/base/bus.ts";
import { endOvertaken } from "#server/nouns/connections/connections.ts";
import { sql } from "#server/store/db.ts";
import { keptText } from "#server/diary/keptText.ts";
import { BadInput, NotFound, oneOf } from "#server/base/errors.ts";
import { readExchange } from "#server/nouns/exchanges/exchanges.ts";
import { bytesOf, openedTexts, sealedTexts, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";
import { boundedByMoment, isUuid, nobodysId, type FeedWindow } from "#server/store/pages.ts";
import { isRefusedByTable, limitOf, quotaOf, spentOf } from "#server/kit/quotas.ts";
import { earlierSave, receiptOf, type Receipt } from "#server/diary/receipts.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";

/** Somebody by their id, or by that of a message between them and the viewer: exactly one. */
export interface Whom {
  personId?: string | null | undefined;
  exchangeId?: string | null | undefined;
}

/** SQL of the id of whom `me` means. */
const meant = sqlText`
  coalesce(me."personId", (
    select e."otherId" from "Exchange" e where e."userId" = me.id and e.id = me."exchangeId" and e."hiddenAt" is null
  ))`;

/** SQL of a person whom `me` may shut out or mute: whom they may see, and who wrote to them. */
const knownPerson = sqlText`
  person as (
    select u.id, me.id as "viewerId" from me join "User" u on u.id = ${meant} ${withFriendship}
    where u.id <> me.id and ${isThere} and (
      ${isShown} or exists (select 1 from "Exchange" e where e."userId" = me.id and e."otherId" = u.id)
    )
  )`;

/** SQL that ends all notice of a person `p`. */
const quieted = sqlText`
  noted as (
    update "Exchange" e set "seenAt" = now() from person p
    where e."userId" = p."viewerId" and e."otherId" = p.id and e."seenAt" is null
  )`;

/**
 * Shuts somebody out: from then on neither sees the other, and what stood between them is over. Gives their id. Throws BadInput for
 * oneself, or NotFound.
 */
export async function blockPerson(viewer: Viewer, whom: Whom): Promise<string> {
  const { personId, exchangeId } = otherThan(viewer, whom);
  const [found] = await sql<{ id: string; friendshipId: string | null }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, blocked as (
      insert into "Block" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), ended as (
      update "Friendship" f set status = 'removed', "changedAt" = now() from person p
      where f."lowId" = least(p.id, p."viewerId") and f."highId" = greatest(p.id, p."viewerId") and f.status <> 'removed'
      returning f.id
    ), ${quieted}
    select p.id, e.id as "friendshipId" from person p left join ended e on true`;
  if (!found) throw nobodyThere();
  const { id } = found;
  const friendshipId = found.friendshipId ?? (await endOvertaken(viewer, id));
  tell(viewer.id, { kind: "change" });
  // A stranger is told of nothing.
  if (friendshipId) tell(id, { kind: "change", friendshipId });
  return id;
}

/** Lets somebody in again, as a stranger, and gives their id. Throws NotFound for whom the viewer did not block. */
export const unblockPerson = takeFrom(sqlText`"Block"`);

/**
 * Takes no more notice of somebody's messages and requests, which still arrive. Gives their id. Throws BadInput for oneself, or
 * NotFound.
 */
export async function mutePerson(viewer: Viewer, whom: Whom): Promise<string> {
  const { personId, exchangeId } = otherThan(viewer, whom);
  const [found] = await sql<{ id: string }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, muted as (
      insert into "Mute" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), request as (
      update "Friendship" f set "seenAt" = now() from person p
      where f."requesterId" = p.id and f."requesteeId" = p."viewerId" and f."seenAt" is null
    ), ${quieted}
    select id from person`;
  if (!found) throw nobodyThere();
  tell(viewer.id, { kind: "change" });
  return found.id;
}

/** Takes notice of somebody again, and gives their id. Throws NotFound for whom the viewer did not mute. */
export const unmutePerson = takeFrom(sqlText`"Mute"`);

function takeFrom(table: SqlText) {
  return async (viewer: Viewer, whom: Whom): Promise<string> => {
    const { personId, exchangeId } = oneOfBoth(whom);
    const [gone] = await sql<{ id: string }>`
      delete from ${table} l
      using (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId") as me
      where l."userId" = me.id and l."otherId" = ${meant}
      returning l."otherId" as id`;
    if (!gone) throw nobodyThere();
    return gone.id;
  };
}

function otherThan(viewer: Viewer, whom: Whom) {
  if (whom.personId === viewer.id) throw new BadInput("That is you.", "personId");
  return oneOfBoth(whom);
}

function oneOfBoth({ personId, exchangeId }: Whom) {
  if (((personId ?? null) === null) === ((exchangeId ?? null) === null))
    throw new BadInput("Please say who: by the id of one person, or of one message.", "personId");
  return { personId: uuidIn(personId), exchangeId: uuidIn(exchangeId) };
}

function uuidIn(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null;
}

/** Somebody in a list of those shut out or muted. */
export interface ListedPerson extends PersonRow {
  listedAt: Date;
}

/** One page of whom the viewer has blocked, the latest first, also those by whom they are. */
export const listBlocked = listIn(sqlText`"Block"`);

/** One page of whom the viewer has muted, the latest first. */
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

/** The person after a block, a mute or its end; null for whom the viewer may not see any more. */
export async function personAfter(viewer: Viewer, id: string): Promise<PersonRow | null> {
  const [person] = await readPeople(viewer, [id]);
  return person ?? null;
}

export interface ReportDraft {
  exchangeId: string;
  /** One of the reasons, or over REST the person's own words. */
  reason: string;
  details?: string | null | undefined;
}

export interface ReportRow {
  id: string;
  exchangeId: string;
  createdAt: Date;
}

/**
 * Reports a message that the viewer received, once, to those who run the server. Throws NotFound, BadInput naming the field, Gone or
 * TooMany.
 */
export async function reportExchange(
  viewer: Viewer,
  { exchangeId, reason, details }: ReportDraft,
  stamp?: EntryStamp | null,
): Promise<ReportRow> {
  const known = reportReasons.find((one) => one === reason);
  const words = known ? details?.trim() : [reason.trim(), details?.trim()].filter(Boolean).join("\n");
  const said = {
    exchangeId,
    reason: known ?? "other",
    details: keptText("Reason", words, textLimits.reportDetails, known ? "details" : "reason"),
  };
  if (!known && !said.details) throw new BadInput("Please say what is wrong with it.", "reason", oneOf(reportReasons));
  const receipt = receiptOf(viewer, "reportExchange", said, stamp);

  const [earlier, spent, before] = await Promise.all([
    earlierSave(receipt),
    spentOf(viewer, "reports"),
    reportOf(viewer, exchangeId),
  ]);
  if (earlier) return before ?? { id: earlier.entityId, exchangeId, createdAt: new Date() };
  const message = await readExchange(viewer, exchangeId);
  if (message.side !== "received") throw new BadInput("You can report only what you received.", "exchangeId");
  if (before) {
    // The same report, sent at the same time, may have been saved between the look at its receipt and the look at the reports.
    if (await earlierSave(receipt)) return before;
    throw reportedBefore();
  }
  if (spent) throw spent;

  const id = uuidv7();
  const texts = {
    reason: said.reason,
    details: said.details,
    message: message.isUnreadable ? cannotOpen.message : message.message,
    type: message.type,
    sentAt: message.createdAt.toISOString(),
  };
  const sealed = sealedTexts(instanceKey("reports"), instanceVersion, ["Report", id], texts);
  try {
    const report = await reportedNow(receipt, { id, exchangeId, againstId: message.otherId, sealed });
    const made = report ?? (await reportOf(viewer, exchangeId));
    if (made) return made;
  } catch (error) {
    if (!isRefusedByTable(error)) throw error;
    throw (await spentOf(viewer, "reports")) ?? reportedBefore();
  }
  throw new NotFound("This message is no longer there.");
}

function reportedBefore(): BadInput {
  return new BadInput("You have reported this message already. Somebody will read it.", "exchangeId");
}

/** Fails as `isRefusedByTable` knows past the day's share, and for a message that was reported meanwhile. */
async function reportedNow(
  receipt: Receipt,
  { id, exchangeId, againstId, sealed }: { id: string; exchangeId: string; againstId: string | null; sealed: Buffer },
): Promise<ReportRow | undefined> {
  const [report] = await sql<ReportRow>`
    with key as (
      select k.version from "PersonKey" k where k."userId" = ${receipt.userId}::uuid for share
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from json_populate_record(null::"Receipt", ${JSON.stringify({ ...receipt, entityId: id })}::json) as r
      where (select count(*) from key) > 0
      on conflict do nothing
      returning "userId", "entityId"
    ), ${quotaOfReports}
    insert into "Report" ("userId", id, "exchangeId", "againstId", sealed, "createdAt")
    select q."userId", ${id}::uuid, ${exchangeId}::uuid, ${againstId}::uuid, ${sealed}::bytea,
           case when q.used <= ${limitOf("reports")}::int then now() end
    from quota q
    on conflict ("userId", "exchangeId") do update set "createdAt" = null
    returning id, "exchangeId", "createdAt"`;
  return report;
}

const quotaOfReports = quotaOf("reports");

async function reportOf(viewer: Viewer, exchangeId: string): Promise<ReportRow | undefined> {
  const [report] = await sql<ReportRow>`
    select id, "exchangeId", "createdAt" from "Report"
    where "userId" = ${viewer.id}::uuid and "exchangeId" = ${isUuid(exchangeId) ? exchangeId : null}::uuid limit 1`;
  return report;
}

/** A report as an operator reads it. The names are null once somebody it is about has left. */
export interface OpenReport {
  id: string;
  createdAt: Date;
  reporter: string | null;
  against: string | null;
  /** Null where they cannot be opened. */
  texts: ReportTexts | null;
}

interface ReportTexts {
  reason: string;
  details: string | null;
  message: string;
  type: ExchangeType;
  sentAt: string;
}

/** For operators: the reports that nobody has resolved, the oldest first. */
export async function openReports(): Promise<OpenReport[]> {
  const rows = await sql<{
    id: string;
    createdAt: Date;
    reporter: string | null;
    against: string | null;
    sealed: Uint8Array;
  }>`
    select r.id, r."createdAt", r.sealed, u.username as reporter, a.username as against
    from "Report" r left join "User" u on u.id = r."userId" and u."deletedAt" is null
    left join "User" a on a.id = r."againstId" and a."deletedAt" is null
    where r."resolvedAt" is null and (r."keptUntilAt" is null or r."keptUntilAt" > now())
    order by r."createdAt", r.id`;
  return rows.map(({ sealed, ...row }) => {
    // `reportExchange` sealed these names.
    const texts = openedOrLogged(() => openedReport(row.id, sealed)) as unknown as ReportTexts | undefined;
    const hasLeft = row.reporter === null || row.against === null;
    return { ...row, ...(hasLeft ? noNames : {}), texts: texts ?? null };
  });
}

/** The texts of a report. Throws Unreadable. */
export function openedReport(id: string, sealed: Sealed): Record<string, unknown> {
  return openedTexts(instanceKey("reports"), ["Report", id], bytesOf(sealed));
}

const noNames = { reporter: null, against: null };

/** For operators: closes a report, and gives whether it was open. */
export async function resolveReport(id: string): Promise<boolean> {
  const [resolved] = await sql`
    update "Report" set "resolvedAt" = now() where id = ${isUuid(id) ? id : nobodysId}::uuid and "resolvedAt" is null returning 1`;
  return resolved !== undefined;
}

/** For operators: keeps a person from sending anything to others, or lets them again. */
export async function suspendSending(userId: string, isSuspended: boolean): Promise<void> {
  await sql`
    update "User" set "suspendedAt" = case when ${isSuspended}::boolean then coalesce("suspendedAt", now()) end
    where id = ${userId}::uuid`;
}
