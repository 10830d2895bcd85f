import { giftWithoutGold } from "#domain/exchanges.ts";
import { foldedName } from "#domain/nameWords.ts";
import { publish } from "#server/base/bus.ts";
import { BadInput, Forbidden, Gone } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { earlierSave, refreshKeys, receiptOf } from "#server/diary/receipts.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { isRefusedByTable, refuseSuspended, spentOf } from "#server/kit/quotas.ts";
import { isShown, isThere, personNotFound, personColumns, withFriendship } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { readExchanges, type ExchangeRow } from "./copies.ts";
import { sentNow, type Recipient } from "./deliver.ts";
import { checkedDraft, type ExchangeDraft, type CheckedDraft } from "./draft.ts";

export type SentExchange = { entry: ExchangeRow; alreadySaved: boolean };

/**
 * Sends a message to a connection. Only the sender keeps a copy of one sent outside the app. Throws BadInput naming the
 * field, NotFound for an invisible person, Forbidden, Gone or TooMany.
 */
export async function sendExchange(
  viewer: Viewer,
  draft: ExchangeDraft,
  stamp?: EntryStamp | null,
): Promise<SentExchange> {
  const checked = checkedDraft(draft);
  const isInApp = checked.deliveryMethod === "app";
  if (isInApp) refuseSuspended(viewer);
  const receipt = receiptOf(viewer, "sendExchange", checked, stamp);

  for (;;) {
    const [earlier, spent, recipient] = await Promise.all([
      earlierSave(receipt),
      spentOf(viewer, "messages"),
      isInApp ? recipientOf(viewer, checked) : undefined,
    ]);
    if (earlier) return asSentBefore(viewer, earlier);
    if (isInApp) refuseStranger(viewer, recipient);
    if (spent) {
      // A concurrent retry of this message may have used up the daily limit.
      if (await earlierSave(receipt)) continue;
      throw spent;
    }

    const entry = await sentNow(viewer, checked, receipt, recipient, stamp).catch((error: unknown) => {
      // Concurrent messages used up the daily limit. The next round sees it.
      if (isRefusedByTable(error)) return undefined;
      throw error;
    });
    if (entry) {
      const { id: exchangeId } = entry;
      if (recipient) publish(recipient.id, { kind: recipient.hasMuted ? "change" : "message", exchangeId });
      publish(viewer.id, { kind: "change", exchangeId });
      return { entry, alreadySaved: false };
    }
    await refreshKeys(viewer);
  }
}

/** The kind note to the sender of a gift without gold, else null. */
export function noteOn({ type, deliveryMethod, gold }: ExchangeRow): string | null {
  return type === "good_karma" && deliveryMethod === "app" && gold === 0 ? giftWithoutGold : null;
}

async function recipientOf(
  viewer: Viewer,
  { recipientId, recipientName }: CheckedDraft,
): Promise<Recipient | undefined> {
  if (recipientId !== null && !isUuid(recipientId)) return undefined;
  const [recipient] = await sql<Recipient>`
    select ${personColumns}, u."timeZone", k.version, k.wrapped,
           exists (select 1 from "Mute" h where h."userId" = u.id and h."otherId" = me.id) as "hasMuted"
    from (select ${viewer.id}::uuid as id) as me
    join "User" u on u.id = ${recipientId}::uuid or (${recipientId}::uuid is null and u."usernameKey" = ${foldedName(recipientName ?? "")})
    ${withFriendship}
    left join (
      select version, wrapped from "PersonKey" where "userId" = ${recipientId}::uuid order by version desc limit 1
    ) as k on true
    where ${isThere} and ${isShown} limit 1`;
  return recipient && recipientId === null ? { ...recipient, ...(await newestKey(recipient.id)) } : recipient;
}

type NewestKey = Pick<Recipient, "version" | "wrapped">;

/** Of a recipient found by name, whose node is known only now. */
async function newestKey(userId: string): Promise<Partial<NewestKey>> {
  const [key] = await sql<NewestKey>`
    select version, wrapped from "PersonKey" where "userId" = ${userId}::uuid order by version desc limit 1`;
  return { ...key };
}

/** Throws unless the viewer may write to the recipient. */
function refuseStranger(viewer: Viewer, recipient: Recipient | undefined): void {
  if (recipient?.id === viewer.id) throw new BadInput("You cannot send this to yourself.", "recipientId");
  if (!recipient || recipient.version === null) throw personNotFound();
  if (recipient.isBlocked) throw new Forbidden("You have blocked this person. Unblock them first.");
  if (recipient.status !== "accepted") throw new Forbidden("You can only write to people you are connected with.");
}

async function asSentBefore(
  viewer: Viewer,
  { entityId, alreadySaved }: { entityId: string; alreadySaved: boolean },
): Promise<SentExchange> {
  const [entry] = await readExchanges(viewer, [entityId]);
  if (!entry) throw new Gone("This message was sent earlier and has since been deleted.");
  return { entry, alreadySaved };
}
