import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import {
  deliveryMethods,
  exchangeGold,
  exchangeTypes,
  giftWithoutGold,
  goldenGifts,
  hasTemplates,
  messageProblem,
  templateLabels,
  templates,
  unknownName,
  type DeliveryMethod,
  type ExchangeType,
  type Template,
} from "#domain/exchanges.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { textLimits } from "#domain/limits.ts";
import { foldedName } from "#domain/nameWords.ts";
import {
  isShown,
  isThere,
  nobodyThere,
  personColumns,
  seenBy,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import type { PersonKeys, Viewer } from "#server/base/viewer.ts";
import { tell } from "#server/base/bus.ts";
import { sql } from "#server/store/db.ts";
import { keptText } from "#server/diary/entries.ts";
import { BadInput, Forbidden, Gone, NotFound, oneOf } from "#server/base/errors.ts";
import { keyringOf } from "#server/store/keys/keyring.ts";
import { asBytea, bytesOf, type Sealed } from "#server/store/keys/sealing.ts";
import { changesOf, postedOf, type Facts } from "#server/diary/ledger/posting.ts";
import { boundedByMoment, isUuid, type FeedWindow } from "#server/store/pages.ts";
import { isRefusedByTable, limitOf, recent, refuseSuspended, spentOf } from "#server/kit/quotas.ts";
import { earlierSave, lookAgain, receiptOf, type Receipt } from "#server/diary/receipts.ts";
import { openedRow, readable } from "#server/diary/sealed.ts";
import { sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";

export interface ExchangeDraft {
  type: string;
  message: string;
  /** In the app, unless said. */
  deliveryMethod?: string | null | undefined;
  /** Whom in the app: by id, or by the username of somebody the viewer is connected with. Outside of it any name. */
  recipientId?: string | null | undefined;
  recipientUsername?: string | null | undefined;
  /** A template's key or words. */
  template?: string | null | undefined;
}

interface ExchangeTexts {
  message: string;
  template: Template | null;
  deliveryMethod: DeliveryMethod;
  /** Of somebody outside of the app. */
  recipientName: string | null;
}

/** One person's copy of what was sent. */
export interface ExchangeRow extends ExchangeTexts {
  id: string;
  userId: string;
  side: "sent" | "received";
  otherId: string | null;
  type: ExchangeType;
  gold: number;
  localDate: Date;
  createdAt: Date;
  seenAt: Date | null;
  isReported: boolean;
  /** The other, by username alone once they do not show themselves; null where they are gone, or never were in the app. */
  person: PersonRow | null;
  /** Whether its texts cannot be opened: they are blank then. */
  readonly isUnreadable: boolean;
}

export type SentExchange = { entry: ExchangeRow; alreadySaved: boolean };

const facts: Facts = {
  gold: sqlText`case when side = 'received' then gold else 0 end`,
  giftsSent: sqlText`(side = 'sent' and type = 'good_karma' and "otherId" is not null)::int`,
};

/** SQL of what all copies add to their owners' days, to check the ledger. */
export const exchangeFacts = changesOf(sqlText`"Exchange"`, facts);

const missing = "This message is no longer there.";

interface SealedCopy extends Omit<ExchangeRow, keyof ExchangeTexts | "person" | "isUnreadable"> {
  sealed: Sealed;
}

/** A copy and the other person, as one row. */
type ReadRow = Omit<SealedCopy, "id"> & { exchangeId: string } & {
  [Name in keyof OtherRow]: OtherRow[Name] | null;
};

interface OtherRow extends PersonRow {
  isShown: boolean;
}

const copyColumns = sqlText`
  e.id as "exchangeId", e."userId", e.side, e."otherId", e.type, e.sealed, e.gold, e."localDate", e."createdAt", e."seenAt",
  exists (select 1 from "Report" r where r."userId" = me.id and r."exchangeId" = e.id) as "isReported"`;
// By its limit it is looked up for each copy, however many people there are.
const withOther = sqlText`
  left join lateral (
    select ${personColumns}, ${isShown} as "isShown"
    from "User" u ${withFriendship} where u.id = e."otherId" and ${isThere} limit 1
  ) as other on true`;
const withTexts = readable<SealedCopy & Pick<Viewer, "keys">>({
  names: ["message", "template", "deliveryMethod", "recipientName"],
  open: (row) => openedRow("Exchange", row),
  // How it was sent beside the app, and to whom, nobody knows then.
  blank: ({ otherId }) =>
    otherId
      ? { message: "", deliveryMethod: "app" }
      : { message: "", deliveryMethod: "email", recipientName: unknownName },
});

/** Which copies a list shows. */
export type ExchangeList = "all" | "sent" | "received" | "unseen";

const conditions: Record<ExchangeList, SqlText> = {
  all: sqlText``,
  sent: sqlText`and e.side = 'sent'`,
  received: sqlText`and e.side = 'received'`,
  unseen: sqlText`and e."seenAt" is null`,
};

/** Orders by an index whose first column is empty in all rows of a list, which PostgreSQL follows only if told of that column. */
function ordersBy(column: SqlText) {
  return {
    newestFirst: sqlText`e.${column}, e."createdAt" desc, e.id desc`,
    oldestFirst: sqlText`e.${column} desc, e."createdAt", e.id`,
  };
}

const byHidden = ordersBy(sqlNames("hiddenAt"));
const bySeen = ordersBy(sqlNames("seenAt"));

/** One page of the viewer's exchanges, newest first. */
export function listExchanges(
  viewer: Viewer,
  window: FeedWindow,
  list: ExchangeList = "all",
  since?: Date,
): Promise<ExchangeRow[]> {
  const { older, newer } = boundedByMoment(window, since);
  const orders = list === "unseen" ? bySeen : byHidden;
  const order = window.fromOldest ? orders.oldestFirst : orders.newestFirst;
  return opened(
    viewer,
    () => sql<ReadRow>`
      select ${copyColumns}, other.*
      from (select ${viewer.id}::uuid as id) as me cross join lateral (
        select * from "Exchange" e
        where e."userId" = me.id and e."hiddenAt" is null ${conditions[list]}
          and (e."createdAt", e.id) < (${older.at}::timestamptz, ${older.id}::uuid)
          and (e."createdAt", e.id) > (${newer.at}::timestamptz, ${newer.id}::uuid)
        order by ${order} limit ${window.limit}
      ) as e ${withOther}
      order by ${order} limit ${window.limit}`,
  );
}

/** Those of these copies that are the viewer's and not deleted. */
export function readExchanges(viewer: Viewer, ids: readonly string[]): Promise<ExchangeRow[]> {
  return opened(
    viewer,
    () => sql<ReadRow>`
      select ${copyColumns}, other.*
      from (select ${viewer.id}::uuid as id) as me join "Exchange" e on e."userId" = me.id ${withOther}
      where e.id = any(${ids.filter(isUuid)}::uuid[]) and e."hiddenAt" is null`,
  );
}

/** The viewer's copy. Throws NotFound for an unknown id, a deleted copy and others' alike. */
export async function readExchange(viewer: Viewer, id: string): Promise<ExchangeRow> {
  const [row] = await readExchanges(viewer, [id]);
  if (!row) throw new NotFound(missing);
  return row;
}

/** Deletes the viewer's copy. The other keeps theirs, and the gold stays. Throws NotFound. */
export async function deleteExchange(viewer: Viewer, id: string): Promise<void> {
  const [gone] = await sql`
    update "Exchange" set "hiddenAt" = now(), "seenAt" = coalesce("seenAt", now())
    where "userId" = ${viewer.id}::uuid and id = ${isUuid(id) ? id : null}::uuid and "hiddenAt" is null returning 1`;
  if (!gone) throw new NotFound(missing);
  tell(viewer.id, { kind: "change" });
}

/** Takes note of these messages. Those that are not the viewer's are passed over. */
export async function markSeen(viewer: Viewer, ids: readonly string[]): Promise<void> {
  await sql`
    update "Exchange" set "seenAt" = now()
    where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "seenAt" is null`;
  tell(viewer.id, { kind: "change" });
}

interface Recipient extends PersonRow {
  timeZone: string | null;
  hasMuted: boolean;
  version: number | null;
  wrapped: Sealed;
}

/**
 * Sends a message to somebody the viewer is connected with; of what goes outside of the app, only the viewer keeps a copy. Throws
 * BadInput naming the field, NotFound for whom the viewer may not see, Forbidden, Gone or TooMany.
 */
export async function sendExchange(
  viewer: Viewer,
  draft: ExchangeDraft,
  stamp?: EntryStamp | null,
): Promise<SentExchange> {
  const said = checkedDraft(draft);
  const isInApp = said.deliveryMethod === "app";
  if (isInApp) refuseSuspended(viewer);
  const receipt = receiptOf(viewer, "sendExchange", said, stamp);

  for (;;) {
    const [earlier, spent, recipient] = await Promise.all([
      earlierSave(receipt),
      spentOf(viewer, "messages"),
      isInApp ? recipientOf(viewer, said) : undefined,
    ]);
    if (earlier) return asSentBefore(viewer, earlier);
    if (isInApp) refuseStranger(viewer, recipient);
    if (spent) throw spent;

    const entry = await sentNow(viewer, said, receipt, recipient, stamp).catch((error: unknown) => {
      // The next look sees that the day's share went in between.
      if (isRefusedByTable(error)) return undefined;
      throw error;
    });
    if (entry) {
      const { id: exchangeId } = entry;
      if (recipient) tell(recipient.id, { kind: recipient.hasMuted ? "change" : "message", exchangeId });
      tell(viewer.id, { kind: "change", exchangeId });
      return { entry, alreadySaved: false };
    }
    await lookAgain(viewer);
  }
}

/** The kind note for the sender of a gift that carries no gold, else null. */
export function noteOn({ type, deliveryMethod, gold }: ExchangeRow): string | null {
  return type === "good_karma" && deliveryMethod === "app" && gold === 0 ? giftWithoutGold : null;
}

interface Said {
  type: ExchangeType;
  message: string;
  deliveryMethod: DeliveryMethod;
  template: Template | null;
  recipientId: string | null;
  recipientName: string | null;
}

function checkedDraft(draft: ExchangeDraft): Said {
  const type = exchangeTypes.find((one) => one === draft.type);
  if (!type) throw new BadInput("Please choose what to send.", "type", oneOf(exchangeTypes));
  const problem = messageProblem(draft.message);
  if (problem) throw new BadInput(problem.message, problem.field);
  const method = deliveryMethods.find((one) => one === (draft.deliveryMethod ?? "app"));
  if (!method) throw new BadInput("Please choose how to send it.", "deliveryMethod", oneOf(deliveryMethods));

  const recipientId = (method === "app" && draft.recipientId) || null;
  const recipientName = recipientId
    ? null
    : keptText("Recipient", draft.recipientUsername?.trim(), textLimits.recipient, "recipientUsername");
  if (!recipientId && !recipientName)
    throw new BadInput("Please fill in all required fields.", method === "app" ? "recipientId" : "recipientUsername");
  return {
    type,
    message: draft.message,
    deliveryMethod: method,
    template: templateIn(type, draft.template),
    recipientId,
    recipientName,
  };
}

function templateIn(type: ExchangeType, text: string | null | undefined): Template | null {
  if (!text) return null;
  const template = templates.find((one) => one === text || templateLabels[one].toLowerCase() === text.toLowerCase());
  if (template && hasTemplates(type)) return template;
  throw new BadInput("There is no such template.", "template", oneOf(templates));
}

async function recipientOf(viewer: Viewer, { recipientId, recipientName }: Said): Promise<Recipient | undefined> {
  if (recipientId !== null && !isUuid(recipientId)) return undefined;
  const [recipient] = await sql<Recipient>`
    select ${personColumns}, u."timeZone", k.version, k.wrapped,
           exists (select 1 from "Mute" h where h."userId" = u.id and h."otherId" = me.id) as "hasMuted"
    from (select ${viewer.id}::uuid as id) as me
    join "User" u on u.id = ${recipientId}::uuid or (${recipientId}::uuid is null and u."usernameKey" = ${foldedName(recipientName ?? "")})
    ${withFriendship}
    left join lateral (
      select version, wrapped from "PersonKey" k where k."userId" = u.id order by version desc limit 1
    ) as k on true
    where ${isThere} and ${isShown} limit 1`;
  return recipient;
}

/** Throws unless the viewer may write to them. */
function refuseStranger(viewer: Viewer, recipient: Recipient | undefined): void {
  if (recipient?.id === viewer.id) throw new BadInput("You cannot send this to yourself.", "recipientId");
  if (!recipient || recipient.version === null) throw nobodyThere();
  if (recipient.isBlocked) throw new Forbidden("You have blocked this person. Unblock them first.");
  if (recipient.status !== "accepted") throw new Forbidden("You can only write to people you are connected with.");
}

async function asSentBefore(
  viewer: Viewer,
  { entityId, alreadySaved }: { entityId: string; alreadySaved: boolean },
): Promise<SentExchange> {
  const [entry] = await readExchanges(viewer, [entityId]);
  if (!entry) throw new Gone("This message was sent before and has been deleted since.");
  return { entry, alreadySaved };
}

const written = ["userId", "id", "side", "otherId", "type", "sealed", "ruleVersion", "localDate"];
const given = sqlNames(...written);
const copyChange = changesOf(sqlText`copy`, facts);
const posted = postedOf(facts);

/** Nothing if it was sent before, the two are connected no more, or a key was renewed. Fails as `isRefusedByTable` knows past the day's share. */
async function sentNow(
  viewer: Viewer,
  said: Said,
  receipt: Receipt,
  recipient: Recipient | undefined,
  stamp: EntryStamp | null | undefined,
): Promise<ExchangeRow | undefined> {
  const id = uuidv7();
  const { type, recipientId: _id, ...texts } = said;
  const common = { id, type, ruleVersion: karmaRuleVersion };
  const sealedFor = (keys: PersonKeys) =>
    asBytea(keys.seal("Exchange", id, recipient ? { ...texts, recipientName: null } : texts));
  const ownZone = stamp?.timeZone && isTimeZone(stamp.timeZone) ? stamp.timeZone : viewer.zone;
  const now = new Date();
  const copies = [
    {
      ...common,
      userId: viewer.id,
      side: "sent",
      otherId: recipient?.id ?? null,
      sealed: sealedFor(viewer.keys),
      localDate: localDateOf(now, ownZone),
    },
  ];
  if (recipient)
    copies.push({
      ...common,
      userId: recipient.id,
      side: "received",
      otherId: viewer.id,
      sealed: sealedFor(await keysOf(recipient)),
      localDate: localDateOf(now, recipient.timeZone ?? "UTC"),
    });

  const otherId = recipient?.id ?? null;
  const goldFor = recipient ? exchangeGold[type] : 0;
  const [sent] = await sql<Omit<SealedCopy, "sealed" | "isReported">>`
    with pair as (
      select 1 from "Friendship" f
      where f."lowId" = least(${viewer.id}::uuid, ${otherId}::uuid) and f."highId" = greatest(${viewer.id}::uuid, ${otherId}::uuid)
        and f.status = 'accepted'
        and not exists (select 1 from "Block" b where b."userId" = f."lowId" and b."otherId" = f."highId")
        and not exists (select 1 from "Block" b where b."userId" = f."highId" and b."otherId" = f."lowId")
      for share of f
    ), key as (
      select k.version from "PersonKey" k
      where (k."userId" = ${viewer.id}::uuid and k.version = ${viewer.keys.version}::int and k.epoch = ${viewer.epoch}::int)
         or (k."userId" = ${otherId}::uuid and k.version = ${recipient?.version ?? null}::int)
      for share
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from json_populate_record(null::"Receipt", ${JSON.stringify({ ...receipt, entityId: id })}::json) as r
      where (select count(*) from key) = ${copies.length}::int and (${otherId}::uuid is null or exists (select 1 from pair))
      on conflict do nothing
      returning "userId", "entityId"
    ), quota as (
      insert into "Quota" as q ("userId", "messagesAt", "goldAt", "goldTo", "goldOf")
      select r."userId", array[now()], g.at, g.to, g.of
      from receipt r, lateral (
        select array_remove(array[case when ${goldFor}::int > 0 then now() end], null) as at,
               array_remove(array[case when ${goldFor}::int > 0 then ${otherId}::uuid end], null) as to,
               case when ${goldFor}::int > 0 then r."entityId" end as of
      ) as g
      on conflict ("userId") do update set ("messagesAt", "goldAt", "goldTo", "goldOf") = (
        select ${messagesLately} || now(),
               case when g."isGolden" then g.at || now() else g.at end,
               case when g."isGolden" then g.to || ${otherId}::uuid else g.to end,
               case when g."isGolden" then ${id}::uuid else q."goldOf" end
        from (${goldenLately}, ${goldFor}::int > 0 and count(*) < ${goldenGifts.each}
                and count(*) filter (where l.other = ${otherId}::uuid) < ${goldenGifts.toOne} as "isGolden"
              from unnest(q."goldAt", q."goldTo") as l(at, other) where l.at > now() - interval '1 day') as g
      )
      returning q."userId", cardinality(q."messagesAt") as used, coalesce((q."goldOf" = ${id}::uuid)::int, 0) as gold
    ), copy as (
      insert into "Exchange" (${given}, gold, "createdAt", "seenAt")
      select c."userId", c.id, c.side, c."otherId", c.type, c.sealed, c."ruleVersion", c."localDate",
             case when q.used <= ${limitOf("messages")}::int then q.gold * ${goldFor}::int end, now(),
             case when c.side = 'sent' or ${recipient?.hasMuted ?? false}::boolean then now() end
      from quota q, json_populate_recordset(null::"Exchange", ${JSON.stringify(copies)}::json) as c
      returning "userId", id, side, "otherId", type, gold, "localDate", "createdAt", "seenAt"
    ), change as (${copyChange}), ${posted}
    select "userId", id, side, "otherId", type, gold, "localDate", "createdAt", "seenAt" from copy where side = 'sent'`;
  if (!sent) return undefined;
  if (recipient) seenBy(viewer, [recipient]);
  return shownRow(viewer, { ...sent, sealed: "", isReported: false }, recipient ?? null, {
    ...texts,
    ...(recipient ? { recipientName: null } : {}),
  });
}

const messagesLately = recent(sqlNames("messagesAt"));
const goldenLately = sqlText`
  select coalesce(array_agg(l.at), '{}') as at, coalesce(array_agg(l.other), '{}') as to`;

function keysOf({ id, version, wrapped }: Recipient): Promise<PersonKeys> {
  return keyringOf(id, version === null ? [] : [{ version, wrapped: bytesOf(wrapped) }]);
}

/** The rows with their texts, none of which is opened yet, and with the other person where the viewer may see them. */
async function opened(viewer: Viewer, read: () => Promise<ReadRow[]>): Promise<ExchangeRow[]> {
  const rows = await viewer.keys.openable(await read(), read);
  return rows.map(({ exchangeId, userId, side, otherId, type, sealed, gold, ...row }) => {
    const { localDate, createdAt, seenAt, isReported, ...other } = row;
    const times = { localDate, createdAt, seenAt, isReported };
    const copy = { id: exchangeId, userId, side, otherId, type, sealed, gold, ...times };
    const person = isPerson(other) ? other : null;
    if (person?.isShown) seenBy(viewer, [person]);
    return shownRow(viewer, copy, person);
  });
}

function isPerson(other: { [Name in keyof OtherRow]: OtherRow[Name] | null }): other is OtherRow {
  return other.id !== null;
}

function shownRow(
  { keys }: Viewer,
  copy: SealedCopy,
  person: PersonRow | null,
  known?: Record<string, unknown>,
): ExchangeRow {
  // Its columns, and the texts that `withTexts` adds, are what the row is.
  return withTexts(copy, { keys, person }, known) as ExchangeRow;
}
