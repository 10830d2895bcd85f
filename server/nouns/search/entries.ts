import { rangeOf, type LocalDate } from "#domain/days.ts";
import type { EntryKindName } from "#domain/findingTexts.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { feedOf } from "#server/diary/feed.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { shownKinds } from "#server/nouns/history/history.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { cursorOf, dateText } from "#server/store/pages.ts";
import { entryLine } from "./segments.ts";
import type { Turns } from "./turns.ts";

interface RawRow {
  id: string;
  localDate: Date;
  occurredAt: Date;
  sealed: Sealed;
}

// Encrypted rows: a search decrypts them itself, because its many texts would push all others out of the cache.
const rawEntries = feedOf(shownKinds.map((part) => ({ ...part, shownRow: (_viewer: unknown, row: object) => row })));

const rowsAtATime = 250;

/** Yields the segment lines of a month's current entries, newest first, starting at `before` if given. */
export async function* monthLines(
  viewer: Viewer,
  month: LocalDate,
  before: string | undefined,
  turns: Turns,
): AsyncGenerator<string> {
  const days = rangeOf("month", month);
  for (let olderThan = before; ;) {
    const window = { limit: rowsAtATime, olderThan, days };
    const page = await turns.read(() => rawEntries(viewer, window));
    for (const { kind, row } of page) {
      await turns.rest();
      // Safe: the feed has only these kinds.
      yield lineOf(viewer, kind as EntryKindName, row as RawRow);
    }
    const last = page.at(-1);
    if (!last || page.length < rowsAtATime) return;
    olderThan = cursorOf(last.row as RawRow);
  }
}

function lineOf({ keys }: Viewer, kind: EntryKindName, row: RawRow): string {
  // A row that cannot be decrypted has no text, and matches only by its names.
  const texts = openedOrLogged(() => keys.open(kind, row.id, row.sealed)) ?? {};
  const place = { kind, id: row.id, localDate: dateText(row.localDate), at: row.occurredAt.getTime() };
  return entryLine(place, { ...row, ...texts });
}
