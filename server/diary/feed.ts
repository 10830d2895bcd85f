import type { Owner } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { bounded, feedOrders, type FeedWindow } from "#server/store/pages.ts";
import { sqlList, sqlNames, sqlText, sqlWord, type SqlText } from "#server/store/sqlText.ts";

interface RawRow {
  kind: string;
  sealed: Sealed;
}

/** What a feed needs of a kind of entry (server/diary/entries.ts). */
export interface FeedPart {
  /** Of its table. */
  name: string;
  columns: readonly string[];
  /** SQL, made once, of a condition that an index serves. */
  only: SqlText;
  /** The row with its texts. */
  shownRow(viewer: Owner, row: object): object;
}

/**
 * Makes a reader of one page of a window of several kinds merged, each row with the name of its table. It is one statement, in which no more
 * rows are made than are shown (docs/decisions/0005).
 */
export function feedOf(parts: readonly FeedPart[]) {
  const ofName = new Map(parts.map((part) => [part.name, part]));
  // All branches of a union have the same columns: what a table has not is null, of the type that another's has.
  const owners = new Map(parts.flatMap(({ name, columns }) => columns.map((column) => [column, name])));
  const branchIn = (order: SqlText, { name, columns, only }: FeedPart) => {
    const shown = [...owners].map(([column, owner]) =>
      columns.includes(column) ? sqlNames(column) : sqlText`(null::${sqlNames(owner)}).${sqlNames(column)}`,
    );
    return sqlText`(
      select ${sqlWord(name)} as kind, ${sqlList(shown)} from ${sqlNames(name)}, bounds
      where "userId" = person ${only}
        and ("localDate", "occurredAt", id) < ("olderDate", "olderAt", "olderId")
        and ("localDate", "occurredAt", id) > ("newerDate", "newerAt", "newerId")
      order by ${order} limit (select most from bounds)
    )`;
  };
  const unionIn = (order: SqlText) =>
    parts.map((part) => branchIn(order, part)).reduce((one, other) => sqlText`${one} union all ${other}`);
  const newestFirst = unionIn(feedOrders.newestFirst);
  const oldestFirst = unionIn(feedOrders.oldestFirst);

  return async (viewer: Owner, window: FeedWindow): Promise<{ kind: string; row: object }[]> => {
    const { limit, older, newer, order } = bounded(window);
    const readRows = () => sql<RawRow>`
      with bounds as not materialized (
        select ${viewer.id}::uuid as person, ${limit}::int as most,
               ${older.localDate}::date as "olderDate", ${older.occurredAt}::timestamptz as "olderAt", ${older.id}::uuid as "olderId",
               ${newer.localDate}::date as "newerDate", ${newer.occurredAt}::timestamptz as "newerAt", ${newer.id}::uuid as "newerId"
      )
      select * from (${window.fromOldest ? oldestFirst : newestFirst}) as entries order by ${order} limit ${limit}`;
    const rows = await viewer.keys.openable(await readRows(), readRows);
    return rows.flatMap((raw) => {
      const part = ofName.get(raw.kind);
      return part ? { kind: raw.kind, row: part.shownRow(viewer, raw) } : [];
    });
  };
}
