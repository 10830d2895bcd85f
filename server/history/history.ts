import { rangeOf, type LocalDate } from "#domain/days.ts";
import { listActions, type ActionRow } from "#server/actions/actions.ts";
import type { Owner } from "#server/account/viewer.ts";
import { listJournal, type JournalRow } from "#server/journal/journal.ts";
import { listMoods, type MoodRow } from "#server/moods/moods.ts";
import type { FeedWindow, Place } from "#server/pages.ts";

/** The tabs of the history (spec section 2); journal entries are only in `all`. */
export type HistoryFilter = "all" | "good" | "learning" | "moods";

export type Entry =
  { kind: "Action"; row: ActionRow } | { kind: "Mood"; row: MoodRow } | { kind: "JournalEntry"; row: JournalRow };

/** One page of the diary, merged from one page of each kind, which its own index serves (docs/decisions/0005). */
export async function listHistory(
  viewer: Owner,
  window: FeedWindow,
  filter: HistoryFilter,
  { withHidden }: { withHidden: boolean } = { withHidden: false },
): Promise<Entry[]> {
  const kinds = await Promise.all([
    filter === "moods" ? [] : actionsOf(viewer, window, filter),
    filter === "all" || filter === "moods" ? moodsOf(viewer, window) : [],
    filter === "all" ? journalOf(viewer, window, withHidden) : [],
  ]);
  const direction = window.fromOldest ? -1 : 1;
  return kinds
    .flat()
    .toSorted((one, other) => direction * newerFirst(one.row, other.row))
    .slice(0, window.limit);
}

export function monthSpan(day: LocalDate) {
  return rangeOf("month", day);
}

export function daySpan(day: LocalDate) {
  return rangeOf("today", day);
}

async function actionsOf(viewer: Owner, window: FeedWindow, filter: HistoryFilter): Promise<Entry[]> {
  const classification = filter === "good" ? "positive" : filter === "learning" ? "negative" : undefined;
  return (await listActions(viewer, window, classification)).map((row) => ({ kind: "Action", row }));
}

async function moodsOf(viewer: Owner, window: FeedWindow): Promise<Entry[]> {
  return (await listMoods(viewer, window)).map((row) => ({ kind: "Mood", row }));
}

async function journalOf(viewer: Owner, window: FeedWindow, withHidden: boolean): Promise<Entry[]> {
  return (await listJournal(viewer, window, { withHidden })).map((row) => ({ kind: "JournalEntry", row }));
}

function newerFirst(one: Place, other: Place): number {
  return (
    other.localDate.getTime() - one.localDate.getTime() ||
    other.occurredAt.getTime() - one.occurredAt.getTime() ||
    (other.id < one.id ? -1 : 1)
  );
}
