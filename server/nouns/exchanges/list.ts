import type { Owner } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { boundedByMoment, type FeedWindow } from "#server/store/pages.ts";
import { sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";
import { copyColumns, rowsWithTexts, withOther, type ExchangeRow, type ReadRow } from "./copies.ts";

/** The copies that a list shows. */
export type ExchangeList = "all" | "sent" | "received" | "unseen";

const conditions: Record<ExchangeList, SqlText> = {
  all: sqlText``,
  sent: sqlText`and e.side = 'sent'`,
  received: sqlText`and e.side = 'received'`,
  unseen: sqlText`and e."seenAt" is null`,
};

/**
 * Orders by an index whose first column is always null in this list. PostgreSQL uses the index only if the order names
 * that column.
 */
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
  viewer: Owner,
  window: FeedWindow,
  list: ExchangeList = "all",
  since?: Date,
): Promise<ExchangeRow[]> {
  const { older, newer } = boundedByMoment(window, since);
  const orders = list === "unseen" ? bySeen : byHidden;
  const order = window.fromOldest ? orders.oldestFirst : orders.newestFirst;
  return rowsWithTexts(
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
