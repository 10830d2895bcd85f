import { cannotChange } from "#domain/unreadable.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { CannotOpen } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { parted, sealedTextsOf, type EntryKind, type EntryRow, type SealedRow } from "./entryKind.ts";
import { readEntry } from "./readEntries.ts";
import { editedWhen } from "./stamps.ts";

/** What an edit makes of an entry. */
export interface Changed<Said, Earned> {
  said: Said;
  earned: Earned;
}

/** Changes an entry to what `change` makes of it. Throws NotFound, BadInput, or CannotOpen. */
export async function editEntry<Said extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Said & Earned>,
  viewer: Viewer,
  id: string,
  occurredAt: Date | null | undefined,
  change: (before: EntryRow & Said & Earned) => Changed<Said, Earned>,
): Promise<EntryRow & Said & Earned> {
  const { table, own, shown, ofEntry, editChange, posted } = kind;
  // Another edit in between changed xmin, so this one updates nothing and starts again from what stands.
  for (;;) {
    const before = await readEntry(kind, viewer, id);
    if (before.isUnreadable) throw new CannotOpen(cannotChange.entry);
    const { said, earned } = change(before);
    const { clear, texts } = parted(kind, said);
    const after = {
      ...clear,
      ...earned,
      ...editedWhen(before, occurredAt),
      sealed: sealedTextsOf(kind, viewer, before.id, texts),
    };
    const rows = await sql<SealedRow>`
          with key as (
            select version from "PersonKey"
            where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} for share
          ), before as (
            select ${shown} from ${table}, key
            where "userId" = ${viewer.id}::uuid and id = ${id}::uuid and ${table}.xmin = ${before.version}::xid for update
          ), entry as (
            update ${table} as e set ("occurredAt", "localDate", sealed, ${own}) = (
              select "occurredAt", "localDate", sealed, ${own}
              from json_populate_record(null::${table}, ${JSON.stringify(after)}::json)
            ), "editedAt" = now()
            from before where e."userId" = ${viewer.id}::uuid and e.id = before.id
            returning ${ofEntry}
          ), change as (${editChange}), ${posted}
          select ${shown} from entry`;
    const [row] = rows;
    if (row) return kind.shownRow(viewer, row, texts);
    await viewer.keys.refresh();
  }
}
