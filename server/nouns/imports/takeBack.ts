import { publish } from "#server/base/bus.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { NotFound } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { actionEntries } from "#server/nouns/actions/actions.ts";
import { journalEntries } from "#server/nouns/journal/journal.ts";
import { moodEntries } from "#server/nouns/moods/moods.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";

/**
 * Deletes all entries of an import, edited ones too, and subtracts them from all totals. Returns how many. Their tags and
 * own moods stay. After a crash, `sweepTakenBack` finishes it at the next start. Throws NotFound.
 */
export async function takeBackImport(viewer: Viewer, id: string): Promise<number> {
  if (!isUuid(id)) throw notFound();
  // Lines of this import that come now come before or after this, and after it they are refused.
  const begun = await holdingKey(
    viewer,
    (within) => within`
      update "Import" set "takenBackAt" = ${sqlNow}
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid and "goneAt" is null returning 1`,
  );
  if (begun.length === 0) throw notFound();
  const removed = await withoutDeadline(() => removeAll(viewer.id, id));
  publish(viewer.id, { kind: "change" });
  return removed;
}

function notFound(): NotFound {
  return new NotFound("This import isn’t here any more.");
}

/** Finishes every taking back that was begun. */
export async function sweepTakenBack(): Promise<void> {
  const begun = await sql<{ userId: string; id: string }>`
    select "userId", id from "Import" where "takenBackAt" is not null and "goneAt" is null`;
  for (const { userId, id } of begun) await removeAll(userId, id);
}

const kinds: Record<DiaryTable, { removeBrought: (typeof actionEntries)["removeBrought"] }> = {
  Action: actionEntries,
  Mood: moodEntries,
  JournalEntry: journalEntries,
};

/** Another request, or another server, may delete the same entries. Each counts its own, and ends when none are left. */
async function removeAll(userId: string, id: string): Promise<number> {
  let removed = 0;
  for (const { removeBrought } of Object.values(kinds)) {
    let found: number;
    do {
      const removing = await removeBrought(userId, id);
      found = removing.found;
      removed += removing.gone;
    } while (found > 0);
  }
  // An archive may have brought it again since another request was done.
  await sql`
    update "Import" set "goneAt" = ${sqlNow}
    where "userId" = ${userId}::uuid and id = ${id}::uuid and "takenBackAt" is not null and "goneAt" is null`;
  return removed;
}
