import { unknownName, type DeliveryMethod, type ExchangeType, type Template } from "#domain/exchanges.ts";
import { NotFound } from "#server/base/errors.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { factsOf, type Facts } from "#server/diary/ledger/posting.ts";
import { openedInTurns, openedRow, readable } from "#server/diary/sealed.ts";
import { isThere, personColumns, seenBy, withFriendship, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlText } from "#server/store/sqlText.ts";

interface ExchangeTexts {
  message: string;
  template: Template | null;
  deliveryMethod: DeliveryMethod;
  /** The name of a recipient outside the app. */
  recipientName: string | null;
}

/** One person's copy of a message. */
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
  /** The other person, with only a username if their profile is hidden. Null if they are deleted or outside the app. */
  person: PersonRow | null;
  /** True if the texts cannot be decrypted. They are then blank. */
  readonly isUnreadable: boolean;
}

/** What a copy adds to its owner's day. */
export const facts: Facts = {
  gold: sqlText`case when side = 'received' then gold else 0 end`,
  giftsSent: sqlText`(side = 'sent' and type = 'good_karma' and "otherId" is not null)::int`,
};

/** SQL of what all copies add to their owners' days. Used to check the ledger. */
export const exchangeFacts = factsOf(sqlText`"Exchange"`, facts);

/** Shown to a viewer who asks for a message that was deleted, or that was never theirs. */
export const missing = "This message isn’t here any more.";

export interface SealedCopy extends Omit<ExchangeRow, keyof ExchangeTexts | "person" | "isUnreadable"> {
  sealed: Sealed;
}

/** A copy joined with the other person. */
export type ReadRow = Omit<SealedCopy, "id"> & { exchangeId: string } & {
  [Name in keyof PersonRow]: PersonRow[Name] | null;
};

export const copyColumns = sqlText`
  e.id as "exchangeId", e."userId", e.side, e."otherId", e.type, e.sealed, e.gold, e."localDate", e."createdAt", e."seenAt",
  exists (select 1 from "Report" r where r."userId" = me.id and r."exchangeId" = e.id) as "isReported"`;

// `limit 1` forces a lookup per copy instead of a join over all users.
export const withOther = sqlText`
  left join lateral (
    select ${personColumns} from "User" u ${withFriendship} where u.id = e."otherId" and ${isThere} limit 1
  ) as other on true`;

const withTexts = readable<SealedCopy & Pick<Viewer, "keys">>({
  names: ["message", "template", "deliveryMethod", "recipientName"],
  open: (row) => openedRow("Exchange", row),
  // Only the encrypted texts have the delivery method and the recipient's name.
  blank: ({ otherId }) =>
    otherId
      ? { message: "", deliveryMethod: "app" }
      : { message: "", deliveryMethod: "email", recipientName: unknownName },
});

/** The copies with these ids that are the viewer's and not deleted. */
export function readExchanges(viewer: Viewer, ids: readonly string[]): Promise<ExchangeRow[]> {
  return rowsWithTexts(
    viewer,
    () => sql<ReadRow>`
      select ${copyColumns}, other.*
      from (select ${viewer.id}::uuid as id) as me join "Exchange" e on e."userId" = me.id ${withOther}
      where e.id = any(${ids.filter(isUuid)}::uuid[]) and e."hiddenAt" is null`,
  );
}

/** The viewer's copy. Throws NotFound alike for an unknown id, a deleted copy and a copy of another person. */
export async function readExchange(viewer: Viewer, id: string): Promise<ExchangeRow> {
  const [row] = await readExchanges(viewer, [id]);
  if (!row) throw new NotFound(missing);
  return row;
}

/** Adds lazily decrypted texts to the rows, and the other person if the viewer may see them. */
export async function rowsWithTexts(viewer: Owner, read: () => Promise<ReadRow[]>): Promise<ExchangeRow[]> {
  const rows = await viewer.keys.openable(await read(), read);
  const copies = rows.map(({ exchangeId, userId, side, otherId, type, sealed, gold, ...row }) => {
    const { localDate, createdAt, seenAt, isReported, ...other } = row;
    const times = { localDate, createdAt, seenAt, isReported };
    const copy = { id: exchangeId, userId, side, otherId, type, sealed, gold, ...times };
    const person = isPerson(other) ? other : null;
    if (person?.seen) seenBy(viewer, [person]);
    return shownRow(viewer, copy, person);
  });
  return openedInTurns(copies);
}

function isPerson(other: { [Name in keyof PersonRow]: PersonRow[Name] | null }): other is PersonRow {
  return other.id !== null;
}

/** A copy with its texts. `known` texts need no decryption. */
export function shownRow(
  { keys }: Owner,
  copy: SealedCopy,
  person: PersonRow | null,
  known?: Record<string, unknown>,
): ExchangeRow {
  // Safe: the row has its columns, and `withTexts` adds the texts.
  return withTexts(copy, { keys, person }, known) as ExchangeRow;
}
