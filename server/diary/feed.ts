import type { Owner } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { windowBounds, feedOrders, type FeedWindow } from "#server/store/pages.ts";
import { noCondition } from "./readEntries.ts";
import {
  sqlList,
  sqlNames,
  sqlPart,
  sqlText,
  sqlWord,
  type SqlPart,
  type SqlPiece,
  type SqlText,
} from "#server/store/sqlText.ts";

interface RawRow {
  kind: string;
  sealed: Sealed;
}

/** What a feed needs of a kind of entry (server/diary/entries.ts). */
export interface FeedPart {
  /** Of its table. */
  name: string;
  columns: readonly string[];
  /** A condition that each page has of this kind. An index serves it. */
  only?: SqlText | undefined;
  /** The row with its texts. */
  shownRow(viewer: Owner, row: object): object;
}

/** The SQL of one kind's rows of a page, before and after a condition of the page's own. */
interface Branch {
  before: SqlText;
  after: SqlText;
}

/**
 * Makes a reader of one page of a window of several kinds merged, each row with the name of its table. It is one statement, in which no more
 * rows are made than are shown (docs/decisions/0005). `only` is SQL of a further condition on the rows of each kind, which an index serves.
 */
export function feedOf(parts: readonly FeedPart[]) {
  const ofName = new Map(parts.map((part) => [part.name, part]));
  const newestFirst = branchesIn(feedOrders.newestFirst, parts);
  const oldestFirst = branchesIn(feedOrders.oldestFirst, parts);
  // What most pages read is put together once.
  const all = { newestFirst: unionOf(newestFirst, noCondition), oldestFirst: unionOf(oldestFirst, noCondition) };

  return async (viewer: Owner, window: FeedWindow, only?: SqlPiece): Promise<{ kind: string; row: object }[]> => {
    const { limit, older, newer, order } = windowBounds(window);
    const entries = only
      ? unionOf(window.fromOldest ? oldestFirst : newestFirst, only)
      : all[window.fromOldest ? "oldestFirst" : "newestFirst"];
    const readRows = () => sql<RawRow>`
      with bounds as not materialized (
        select ${viewer.id}::uuid as person, ${limit}::int as most,
               ${older.localDate}::date as "olderDate", ${older.occurredAt}::timestamptz as "olderAt", ${older.id}::uuid as "olderId",
               ${newer.localDate}::date as "newerDate", ${newer.occurredAt}::timestamptz as "newerAt", ${newer.id}::uuid as "newerId"
      )
      select * from (${entries}) as entries order by ${order} limit ${limit}`;
    const rows = await viewer.keys.openable(await readRows(), readRows);
    return rows.flatMap((raw) => {
      const part = ofName.get(raw.kind);
      return part ? { kind: raw.kind, row: part.shownRow(viewer, raw) } : [];
    });
  };
}

function branchesIn(order: SqlText, parts: readonly FeedPart[]): Branch[] {
  // All branches of a union have the same columns: what a table has not is null, of the type that another's has.
  const owners = new Map(parts.flatMap(({ name, columns }) => columns.map((column) => [column, name])));
  return parts.map(({ name, columns, only = sqlText`` }) => {
    const shown = [...owners].map(([column, owner]) =>
      columns.includes(column) ? sqlNames(column) : sqlText`(null::${sqlNames(owner)}).${sqlNames(column)}`,
    );
    return {
      before: sqlText`(
      select ${sqlWord(name)} as kind, ${sqlList(shown)} from ${sqlNames(name)}, bounds
      where "userId" = person ${only}`,
      after: sqlText`
        and ("localDate", "occurredAt", id) < ("olderDate", "olderAt", "olderId")
        and ("localDate", "occurredAt", id) > ("newerDate", "newerAt", "newerId")
      order by ${order} limit (select most from bounds)
    )`,
    };
  });
}

function unionOf(branches: readonly Branch[], only: SqlPiece): SqlPart {
  return branches
    .map(({ before, after }) => sqlPart`${before} ${only}${after}`)
    .reduce((one, other) => sqlPart`${one} union all ${other}`);
}
