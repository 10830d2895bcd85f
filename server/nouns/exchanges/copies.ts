import { unknownName, type DeliveryMethod, type ExchangeType, type Template } from "#domain/exchanges.ts";
import { NotFound } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { changesOf, type Facts } from "#server/diary/ledger/posting.ts";
import { openedRow, readable } from "#server/diary/sealed.ts";
import {
  isShown,
  isThere,
  personColumns,
  seenBy,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlText } from "#server/store/sqlText.ts";

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

/** What a copy adds to its owner's day. */
export const facts: Facts = {
  gold: sqlText`case when side = 'received' then gold else 0 end`,
  giftsSent: sqlText`(side = 'sent' and type = 'good_karma' and "otherId" is not null)::int`,
};

/** SQL of what all copies add to their owners' days, to check the ledger. */
export const exchangeFacts = changesOf(sqlText`"Exchange"`, facts);

/** Says that a message was deleted, or never was the viewer's. */
export const missing = "This message isn’t here any more.";

/** A copy as it is stored. */
export interface SealedCopy extends Omit<ExchangeRow, keyof ExchangeTexts | "person" | "isUnreadable"> {
  sealed: Sealed;
}

/** A copy and the other person, as one row. */
export type ReadRow = Omit<SealedCopy, "id"> & { exchangeId: string } & {
  [Name in keyof OtherRow]: OtherRow[Name] | null;
};

interface OtherRow extends PersonRow {
  isShown: boolean;
}

export const copyColumns = sqlText`
  e.id as "exchangeId", e."userId", e.side, e."otherId", e.type, e.sealed, e.gold, e."localDate", e."createdAt", e."seenAt",
  exists (select 1 from "Report" r where r."userId" = me.id and r."exchangeId" = e.id) as "isReported"`;

// By its limit it is looked up for each copy, however many people there are.
export const withOther = sqlText`
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

/** The rows with their texts, none of which is opened yet, and with the other person where the viewer may see them. */
export async function opened(viewer: Viewer, read: () => Promise<ReadRow[]>): Promise<ExchangeRow[]> {
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

/** A copy with its texts, which need no opening where they are `known`. */
export function shownRow(
  { keys }: Viewer,
  copy: SealedCopy,
  person: PersonRow | null,
  known?: Record<string, unknown>,
): ExchangeRow {
  // Its columns, and the texts that `withTexts` adds, are what the row is.
  return withTexts(copy, { keys, person }, known) as ExchangeRow;
}
