import type { Owner, Viewer } from "#server/base/viewer.ts";
import type { FeedWindow, Place } from "#server/store/pages.ts";
import type { SqlText } from "#server/store/sqlText.ts";
import { editEntry, type Changed } from "./editEntry.ts";
import { kindOf, type EntryRow, type KindFacts } from "./entryKind.ts";
import type { FeedPart } from "./feed.ts";
import { latestEntry, noCondition, pageOfEntries, placesOfEntries, readEntries, readEntry } from "./readEntries.ts";
import { removeEntry } from "./removeEntry.ts";
import { saveEntries, type NewEntry, type Saved } from "./saveEntries.ts";

/** What all kinds of entry do alike. Each write is one statement that locks key, receipt, row and totals in order. */
export function entriesOf<Said extends object, Earned extends object = object>(
  name: string,
  noun: KindFacts<Said, Earned>,
) {
  type Row = EntryRow & Said & Earned;
  const kind = kindOf(name, noun);

  return {
    /** SQL of what all rows of the table add to their days, to check the ledger. */
    facts: kind.allChange,

    /** Saves an entry. Throws BadInput naming the field, or Gone. */
    save: async (viewer: Viewer, entry: NewEntry<Said, Earned>): Promise<Saved<Row>> => {
      const [saved] = await saveEntries(kind, viewer, [entry]);
      if (saved) return saved;
      throw new Error("A save gave back nothing.");
    },

    saveAll: (viewer: Viewer, entries: readonly NewEntry<Said, Earned>[]) => saveEntries(kind, viewer, entries),
    read: (viewer: Viewer, id: string) => readEntry(kind, viewer, id),
    readMany: (viewer: Viewer, ids: readonly string[]) => readEntries(kind, viewer, ids),

    /** One page of a window of the feed. `only` is SQL of a further condition that an index serves, with its values if it has any. */
    page: (viewer: Owner, window: FeedWindow, only = noCondition) => pageOfEntries(kind, viewer, window, only),

    /** Where the entries of a window stand, which is all that is read of them. */
    places: (viewer: Owner, window: FeedWindow, only = noCondition): Promise<Place[]> =>
      placesOfEntries(kind, viewer, window, only),

    /** What pages of several kinds need of this one (`feedOf`). `only` is a condition that each of them has, and so has no values. */
    inFeed: (only?: SqlText): FeedPart => ({
      name,
      columns: kind.columns,
      only,
      shownRow: kind.shownRow,
    }),

    /** The entry of the latest `occurredAt`, whenever it was written. */
    latest: (viewer: Viewer) => latestEntry(kind, viewer),

    /** Changes an entry to what `change` makes of it. Throws NotFound, BadInput, or CannotOpen. */
    edit: (
      viewer: Viewer,
      id: string,
      occurredAt: Date | null | undefined,
      change: (before: Row) => Changed<Said, Earned>,
    ): Promise<Row> => editEntry(kind, viewer, id, occurredAt, change),

    /** Deletes an entry, takes its sums out of the ledger and gives the day it was of. Throws NotFound. */
    remove: (viewer: Viewer, id: string) => removeEntry(kind, viewer, id),
  };
}
