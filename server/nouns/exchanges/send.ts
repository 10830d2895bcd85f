import { giftWithoutGold } from "#domain/exchanges.ts";
import { foldedName } from "#domain/nameWords.ts";
import { publish } from "#server/base/bus.ts";
import { BadInput, Forbidden, Gone } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { earlierSave, lookAgain, receiptOf } from "#server/diary/receipts.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { isRefusedByTable, refuseSuspended, spentOf } from "#server/kit/quotas.ts";
import { isShown, isThere, nobodyThere, personColumns, withFriendship } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { readExchanges, type ExchangeRow } from "./copies.ts";
import { sentNow, type Recipient } from "./deliver.ts";
import { checkedDraft, type ExchangeDraft, type Said } from "./draft.ts";

export type SentExchange = { entry: ExchangeRow; alreadySaved: boolean };

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
    if (spent) {
      // The same message, sent at the same time, may have been the last of the day's share.
      if (await earlierSave(receipt)) continue;
      throw spent;
    }

    const entry = await sentNow(viewer, said, receipt, recipient, stamp).catch((error: unknown) => {
      // The next look sees that the day's share went in between.
      if (isRefusedByTable(error)) return undefined;
      throw error;
    });
    if (entry) {
      const { id: exchangeId } = entry;
      if (recipient) publish(recipient.id, { kind: recipient.hasMuted ? "change" : "message", exchangeId });
      publish(viewer.id, { kind: "change", exchangeId });
      return { entry, alreadySaved: false };
    }
    await lookAgain(viewer);
  }
}

/** The kind note for the sender of a gift that carries no gold, else null. */
export function noteOn({ type, deliveryMethod, gold }: ExchangeRow): string | null {
  return type === "good_karma" && deliveryMethod === "app" && gold === 0 ? giftWithoutGold : null;
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
  if (!entry) throw new Gone("This message was sent earlier and has since been deleted.");
  return { entry, alreadySaved };
}
