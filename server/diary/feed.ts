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

/** What a merged feed needs to know about a kind of entry (server/diary/entries.ts). */
export interface FeedPart {
  name: string;
  columns: readonly string[];
  /** A condition on every row of this kind. An index serves it. */
  only?: SqlText | undefined;
  shownRow(viewer: Owner, row: object): object;
}

/** The SQL of one kind's rows in a page, before and after the page's own condition. */
interface Branch {
  before: SqlText;
  after: SqlText;
}

/**
 * Makes a reader of pages that merge several kinds; each row carries its table's name. A page is one statement that
 * builds only the rows it shows (docs/decisions/0005). `only` is an extra SQL condition on the rows of each kind,
 * served by an index.
 */
export function feedOf(parts: readonly FeedPart[]) {
  const ofName = new Map(parts.map((part) => [part.name, part]));
  const newestFirst = branchesIn(feedOrders.newestFirst, parts);
  const oldestFirst = branchesIn(feedOrders.oldestFirst, parts);
  // The two usual statements are built once.
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
  // All branches of a union need the same columns: a missing column is null, cast to the other table's type.
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
