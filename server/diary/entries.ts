import { queuesByName } from "#server/base/queue.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import type { FeedWindow, Place } from "#server/store/pages.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";
import type { Sql } from "#server/store/runner.ts";
import type { SqlText } from "#server/store/sqlText.ts";
import { editEntry, type Change, type Edit } from "./editEntry.ts";
import { kindOf, type EntryRow, type KindFacts } from "./entryKind.ts";
import type { FeedPart } from "./feed.ts";
import { latestEntry, noCondition, pageOfEntries, placesOfEntries, readEntries, readEntry } from "./readEntries.ts";
import { removeBroughtEntries, removeEntry } from "./removeEntry.ts";
import { bringEntries, restoreEntries, type RestoredEntry } from "./restoreEntries.ts";
import { saveEntries, saveEntry, type NewEntry, type NewWordedEntry, type Saved } from "./saveEntries.ts";

// An edit that waits here need not be tried again. Only those of other servers can come between.
const inTurn = queuesByName();

/**
 * The operations that all kinds of entry share. Each write is one statement that locks key, receipt, row and totals in
 * this order; a save on several nodes is a transaction that does (storeEntries.ts). An edit locks its row before its
 * receipt, which holds the version that the edit makes.
 */
export function entriesOf<Fields extends object, Earned extends object = object>(
  name: DiaryTable,
  noun: KindFacts<Fields, Earned>,
) {
  type Row = EntryRow & Fields & Earned;
  const kind = kindOf(name, noun);

  return {
    /** SQL of what the table's rows add to their days. Used to check the ledger. */
    facts: kind.allChange,

    /** The table, and the names of its encrypted texts. */
    name,
    texts: noun.texts,

    /** Saves an entry. Throws BadInput naming the field, or Gone. */
    save: (viewer: Viewer, entry: NewWordedEntry<Fields, Earned>): Promise<Saved<Row>> =>
      saveEntry(kind, viewer, entry),

    saveAll: (viewer: Viewer, entries: readonly NewEntry<Fields, Earned>[]) => saveEntries(kind, viewer, entries),

    /** Writes entries back as they were, and returns the ids of those that were not there. Throws Gone. */
    restore: (viewer: Viewer, entries: readonly RestoredEntry<Fields, Earned>[]) =>
      restoreEntries(kind, viewer, entries),

    /** The same for entries from other apps, in a transaction that holds the person's key. */
    bring: (viewer: Viewer, entries: readonly RestoredEntry<Fields, Earned>[], within: Sql) =>
      bringEntries(kind, viewer, entries, within),
    read: (viewer: Viewer, id: string) => readEntry(kind, viewer, id),
    readMany: (viewer: Viewer, ids: readonly string[]) => readEntries(kind, viewer, ids),

    /** One page of a feed window. `only` is an extra SQL condition that an index serves, with its values if it has any. */
    page: (viewer: Owner, window: FeedWindow, only = noCondition) => pageOfEntries(kind, viewer, window, only),

    /** The positions of a window's entries, without their other columns. */
    places: (viewer: Owner, window: FeedWindow, only = noCondition): Promise<Place[]> =>
      placesOfEntries(kind, viewer, window, only),

    /** This kind's part of a merged feed (`feedOf`). `only` is a condition of all its pages, so it has no values. */
    inFeed: (only?: SqlText): FeedPart => ({ name, columns: kind.columns, only, shownRow: kind.shownRow }),

    /** The entry with the latest `occurredAt`, whenever it was written. */
    latest: (viewer: Viewer) => latestEntry(kind, viewer),

    /** Applies `change` to an entry and saves the result. Throws NotFound, BadInput, CannotOpen or Changed. */
    edit: (
      viewer: Viewer,
      id: string,
      edit: Edit,
      change: (before: Row) => Change<Fields, Earned> | Promise<Change<Fields, Earned>>,
    ): Promise<Row> => inTurn(`${viewer.id} ${id}`, () => editEntry(kind, viewer, id, edit, change)),

    /** Deletes an entry, subtracts it from the ledger and returns its day. Throws NotFound. */
    remove: (viewer: Viewer, id: string, within?: Sql) => removeEntry(kind, viewer, id, within),

    /** Deletes a batch of the entries that an import brought, and counts them. None are left if it found none. */
    removeBrought: (userId: string, importId: string) => removeBroughtEntries(kind, userId, importId),
  };
}
