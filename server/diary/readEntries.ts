import type { Owner, Viewer } from "#server/base/viewer.ts";
import { NotFound } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { openedInTurns } from "./sealed.ts";
import { windowBounds, isUuid, type FeedWindow, type Place } from "#server/store/pages.ts";
import { sqlNames, sqlText, type SqlPiece, type SqlText } from "#server/store/sqlText.ts";
import { withTextsOf, type EntryKind, type SealedRow } from "./entryKind.ts";

/** For pages without an extra condition. */
export const noCondition: SqlPiece = sqlText``;

/** The viewer's own entry. Throws NotFound for an unknown id and for another person's entry alike. */
export async function readEntry<Row>(kind: EntryKind<Row>, viewer: Viewer, id: string): Promise<Row> {
  const [row] = await readEntries(kind, viewer, [id]);
  if (!row) throw new NotFound(kind.missing);
  return row;
}

/** The entries with these ids that belong to the viewer. */
export function readEntries<Row>(kind: EntryKind<Row>, viewer: Viewer, ids: readonly string[]): Promise<Row[]> {
  return withTextsOf(
    kind,
    viewer,
    () => sql<SealedRow>`
        select ${kind.shown} from ${kind.table}
        where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[])`,
  );
}

/** One page of a feed window. `only` is an extra SQL condition, served by an index, with its values if it has any. */
export async function pageOfEntries<Row>(
  kind: EntryKind<Row>,
  viewer: Owner,
  window: FeedWindow,
  only: SqlPiece,
): Promise<Row[]> {
  const rows = await withTextsOf(kind, viewer, () =>
    pageOf<SealedRow>(kind, viewer, window, { columns: kind.shown, only }),
  );
  return openedInTurns(rows);
}

/** The positions of a window's entries, without their other columns. */
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

/** The entry with the latest `occurredAt`, whenever it was written. */
export async function latestEntry<Row>(kind: EntryKind<Row>, viewer: Viewer): Promise<Row | undefined> {
  const [row] = await withTextsOf(
    kind,
    viewer,
    () => sql<SealedRow>`
          select ${kind.shown} from ${kind.table} where "userId" = ${viewer.id}::uuid order by "occurredAt" desc, id desc limit 1`,
  );
  return row;
}
