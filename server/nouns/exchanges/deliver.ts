import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import { exchangeGold, goldenGifts, type ExchangeType } from "#domain/exchanges.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { clock } from "#server/base/clock.ts";
import type { PersonKeys, Viewer } from "#server/base/viewer.ts";
import { changesOf, postedOf } from "#server/diary/ledger/posting.ts";
import type { Receipt } from "#server/diary/receipts.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { lastOf, limitOf, recent } from "#server/kit/quotas.ts";
import { seenBy, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { keyringOf } from "#server/store/keys/keyring.ts";
import { asBytea, bufferOf, type Sealed } from "#server/store/keys/sealing.ts";
import { nobodysId } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlNames, sqlText } from "#server/store/sqlText.ts";
import { facts, shownRow, type ExchangeRow, type SealedCopy } from "./copies.ts";
import type { CheckedDraft } from "./draft.ts";

/** A recipient in the app, with their newest key. */
export interface Recipient extends PersonRow {
  timeZone: string | null;
  hasMuted: boolean;
  version: number | null;
  wrapped: Sealed;
}

const written = ["userId", "id", "side", "otherId", "type", "sealed", "ruleVersion", "localDate"];
const given = sqlNames(...written);
const copyChange = changesOf(sqlText`copy`, facts);
const posted = postedOf(facts, { of: "exchanges" });

/**
 * Saves both copies. Returns nothing if it was sent before, the connection has ended, or a key was renewed. Fails as
 * `isRefusedByTable` knows beyond the daily limit.
 */
export async function sentNow(
  viewer: Viewer,
  draft: CheckedDraft,
  receipt: Receipt,
  recipient: Recipient | undefined,
  stamp: EntryStamp | null | undefined,
): Promise<ExchangeRow | undefined> {
  const id = uuidv7();
  const { type, recipientId: _id, recipientName, ...common } = draft;
  const texts = { ...common, recipientName: recipient ? null : recipientName };
  const sealedFor = (keys: PersonKeys) => asBytea(keys.seal("Exchange", id, texts));
  const copies = await copiesOf(viewer, { id, type, ruleVersion: karmaRuleVersion }, sealedFor, recipient, stamp);
  const sent = await insertedCopies(viewer, receipt, recipient, copies, recipient ? exchangeGold[type] : 0);
  if (!sent) return undefined;
  if (recipient) seenBy(viewer, [recipient]);
  return shownRow(viewer, { ...sent, sealed: "", isReported: false }, recipient ?? null, texts);
}

interface Copy {
  id: string;
  userId: string;
  side: ExchangeRow["side"];
  otherId: string | null;
  type: ExchangeType;
  ruleVersion: number;
  sealed: string;
  localDate: string;
}

/** The sender's copy and, in the app, the recipient's, each dated by its owner's calendar. */
async function copiesOf(
  viewer: Viewer,
  common: Pick<Copy, "id" | "type" | "ruleVersion">,
  sealedFor: (keys: PersonKeys) => string,
  recipient: Recipient | undefined,
  stamp: EntryStamp | null | undefined,
): Promise<[Copy, ...Copy[]]> {
  const ownZone = stamp?.timeZone && isTimeZone(stamp.timeZone) ? stamp.timeZone : viewer.zone;
  const now = clock.date();
  const own: Copy = {
    ...common,
    userId: viewer.id,
    side: "sent",
    otherId: recipient?.id ?? null,
    sealed: sealedFor(viewer.keys),
    localDate: localDateOf(now, ownZone),
  };
  if (!recipient) return [own];
  const theirs: Copy = {
    ...common,
    userId: recipient.id,
    side: "received",
    otherId: viewer.id,
    sealed: sealedFor(await keysOf(recipient)),
    localDate: localDateOf(now, recipient.timeZone ?? "UTC"),
  };
  return [own, theirs];
}

/** Inserts the copies and returns the sender's, or nothing in the cases of `sentNow`. */
async function insertedCopies(
  viewer: Viewer,
  receipt: Receipt,
  recipient: Recipient | undefined,
  copies: readonly [Copy, ...Copy[]],
  goldFor: number,
): Promise<Omit<SealedCopy, "sealed" | "isReported"> | undefined> {
  const [{ id, otherId }] = copies;
  // How many times of gold this may add: an array is cut to this length.
  const golden = goldFor > 0 ? 1 : 0;
  const [sent] = await sql<Omit<SealedCopy, "sealed" | "isReported">>`
    with pair as (
      select 1 from "Friendship" f
      where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
        and f.status = 'accepted' and ${neitherHasBlocked}
      for share of f
    ), key as (
      select k.version from "PersonKey" k
      where k."userId" = ${viewer.id}::uuid and k.version = ${viewer.keys.version}::int and k.epoch = ${viewer.epoch}::int
      for share
    ), theirs as (
      select k.version from "PersonKey" k
      where k."userId" = ${otherId ?? nobodysId}::uuid and k.version = ${recipient?.version ?? null}::int
      for share
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from json_populate_record(null::"Receipt", ${JSON.stringify({ ...receipt, entityId: id })}::json) as r
      where (select count(*) from key) + (select count(*) from theirs) = ${copies.length}::int and (${otherId}::uuid is null or exists (select 1 from pair))
      on conflict do nothing
      returning "userId", "entityId"
    ), quota as (
      insert into "Quota" as q ("userId", "messagesAt", "goldAt", "goldTo", "goldOf")
      select r."userId", array[${sqlNow}], (array[${sqlNow}])[1:${golden}::int], (array[${otherId}::uuid])[1:${golden}::int],
             case when ${golden}::int > 0 then r."entityId" end
      from receipt r
      on conflict ("userId") do update set ("messagesAt", "goldAt", "goldTo", "goldOf") = (
        select ${messagesLately} || excluded."messagesAt",
               case when g."isGolden" then g.at || excluded."messagesAt" else g.at end,
               case when g."isGolden" then g.to || ${otherId}::uuid else g.to end,
               case when g."isGolden" then ${id}::uuid else q."goldOf" end
        from (${goldenLately}, ${golden}::int > 0 and count(*) < ${goldenGifts.each}
                and count(*) filter (where l.other = ${otherId}::uuid) < ${goldenGifts.toOne} as "isGolden"
              from unnest(q."goldAt", q."goldTo") as l(at, other) where excluded."messagesAt"[1] - l.at < interval '1 day') as g
      )
      returning q."userId", ${lastMessage} as at, cardinality(q."messagesAt") as used, coalesce((q."goldOf" = ${id}::uuid)::int, 0) as gold
    ), copy as (
      insert into "Exchange" (${given}, gold, "createdAt", "seenAt")
      select c."userId", c.id, c.side, c."otherId", c.type, c.sealed, c."ruleVersion", c."localDate",
             case when q.used <= ${limitOf("messages")}::int then q.gold * ${goldFor}::int end, q.at,
             case when c.side = 'sent' or ${recipient?.hasMuted ?? false}::boolean then q.at end
      from quota q, json_populate_recordset(null::"Exchange", ${JSON.stringify(copies)}::json) as c
      returning "userId", id, side, "otherId", type, gold, "localDate", "createdAt", "seenAt"
    ), change as (${copyChange}), ${posted}
    select "userId", id, side, "otherId", type, gold, "localDate", "createdAt", "seenAt" from copy where side = 'sent'`;
  return sent;
}

const neitherHasBlocked = sqlText`
  not exists (select 1 from "Block" b where b."userId" = f."lowId" and b."otherId" = f."highId")
  and not exists (select 1 from "Block" b where b."userId" = f."highId" and b."otherId" = f."lowId")`;

const messagesLately = recent(sqlNames("messagesAt"));
const lastMessage = lastOf(sqlNames("messagesAt"));

const goldenLately = sqlText`
  select coalesce(array_agg(l.at), '{}') as at, coalesce(array_agg(l.other), '{}') as to`;

function keysOf({ id, version, wrapped }: Recipient): Promise<PersonKeys> {
  return keyringOf(id, version === null ? [] : [{ version, wrapped: bufferOf(wrapped) }]);
}
