import type { Owner, Viewer } from "#server/base/viewer.ts";
import { NotFound } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { windowBounds, isUuid, type FeedWindow, type Place } from "#server/store/pages.ts";
import { sqlNames, sqlText, type SqlPiece, type SqlText } from "#server/store/sqlText.ts";
import { withTextsOf, type EntryKind, type SealedRow } from "./entryKind.ts";

/** Which version of its row an entry was read from. */
interface Versioned {
  version: string;
}

/** Of a window that is read as it is. */
export const noCondition: SqlPiece = sqlText``;

/** The viewer's own entry. Throws NotFound for an unknown id and for another person's alike. */
export async function readEntry<Row>(kind: EntryKind<Row>, viewer: Viewer, id: string): Promise<Row & Versioned> {
  const [row] = await readEntries(kind, viewer, [id]);
  if (!row) throw new NotFound(kind.missing);
  return row;
}

/** Those of these entries that are the viewer's own. */
export function readEntries<Row>(
  kind: EntryKind<Row>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(Row & Versioned)[]> {
  return withTextsOf(
    kind,
    viewer,
    () => sql<SealedRow & Versioned>`
        select ${kind.shown}, xmin::text as version from ${kind.table}
        where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[])`,
  );
}

/** One page of a window of the feed. `only` is SQL of a further condition that an index serves, with its values if it has any. */
export function pageOfEntries<Row>(
  kind: EntryKind<Row>,
  viewer: Owner,
  window: FeedWindow,
  only: SqlPiece,
): Promise<Row[]> {
  return withTextsOf(kind, viewer, () => pageOf<SealedRow>(kind, viewer, window, { columns: kind.shown, only }));
}

/** Where the entries of a window stand, which is all that is read of them. */
export function placesOfEntries(
  kind: EntryKind<unknown>,
  viewer: Owner,
  window: FeedWindow,
  only: SqlPiece,
): Promise<Place[]> {
  return pageOf<Place>(kind, viewer, window, { columns: placeColumns, only });
}

const placeColumns = sqlNames("localDate", "occurredAt", "id");

function pageOf<Shown extends Place>(
  { table }: EntryKind<unknown>,
  viewer: Owner,
  window: FeedWindow,
  { columns, only }: { columns: SqlText; only: SqlPiece },
): Promise<Shown[]> {
  const { limit, older, newer, order } = windowBounds(window);
  return sql<Shown>`
      select ${columns} from ${table}
      where "userId" = ${viewer.id}::uuid ${only}
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by ${order} limit ${limit}`;
}

/** The entry of the latest `occurredAt`, whenever it was written. */
export async function latestEntry<Row>(kind: EntryKind<Row>, viewer: Viewer): Promise<Row | undefined> {
  const [row] = await withTextsOf(
    kind,
    viewer,
    () => sql<SealedRow>`
          select ${kind.shown} from ${kind.table} where "userId" = ${viewer.id}::uuid order by "occurredAt" desc, id desc limit 1`,
  );
  return row;
}
