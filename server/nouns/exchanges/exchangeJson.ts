import { deletedUser } from "#domain/exchanges.ts";
import type { Owner } from "#server/base/viewer.ts";
import { unreadableMark } from "#server/diary/entryShapes.ts";
import { profileOf, selfOf } from "#server/nouns/account/people.ts";
import { dateText } from "#server/store/pages.ts";
import type { ExchangeRow } from "./copies.ts";

/** A message as REST gives it. */
export function asExchangeJson(viewer: Owner, row: ExchangeRow) {
  const { id, type, side, deliveryMethod, message, template, gold, createdAt, localDate } = row;
  const [self, other] = [partyOf(selfOf(viewer)), otherOf(row)];
  const [sender, recipient] = side === "sent" ? [self, other] : [other, self];
  return {
    id,
    type,
    deliveryMethod,
    message,
    template,
    karmaValue: gold,
    senderId: sender.id ?? viewer.id,
    senderUsername: sender.username,
    senderDisplayName: sender.displayName,
    recipientId: recipient.id,
    recipientUsername: recipient.username,
    recipientDisplayName: recipient.displayName,
    createdAt: createdAt.toISOString(),
    localDate: dateText(localDate),
    ...unreadableMark(row.isUnreadable),
  };
}

interface Party {
  id: string | null;
  username: string | null;
  displayName: string | null;
}

function otherOf({ person, otherId, recipientName }: ExchangeRow): Party {
  if (person) return partyOf(person);
  return { id: otherId, username: recipientName, displayName: otherId ? deletedUser : null };
}

function partyOf(person: Parameters<typeof profileOf>[0] & { username: string }): Party {
  return { id: person.id, username: person.username, displayName: profileOf(person).displayName };
}
