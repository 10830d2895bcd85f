import { rangeOf, type LocalDate } from "#domain/days.ts";
import { actionsInFeed, listActions, type ActionRow } from "#server/nouns/actions/actions.ts";
import type { Owner } from "#server/base/viewer.ts";
import { feedOf } from "#server/diary/feed.ts";
import { journalInFeed, type JournalRow } from "#server/nouns/journal/journal.ts";
import { listMoods, moodsInFeed, type MoodRow } from "#server/nouns/moods/moods.ts";
import type { FeedWindow } from "#server/store/pages.ts";

/** The tabs of the history (docs/rules.md, History); journal entries are only in `all`. */
export type HistoryFilter = "all" | "good" | "learning" | "moods";

export type Entry =
  { kind: "Action"; row: ActionRow } | { kind: "Mood"; row: MoodRow } | { kind: "JournalEntry"; row: JournalRow };

const diary = [actionsInFeed(), moodsInFeed()];
const everything = {
  shown: feedOf([...diary, journalInFeed({ withHidden: false })]),
  kept: feedOf([...diary, journalInFeed({ withHidden: true })]),
};

/** One page of the diary, merged of all kinds (docs/decisions/0005). Only a copy to keep (`withHidden`) has what is hidden. */
export async function listHistory(
  viewer: Owner,
  window: FeedWindow,
  filter: HistoryFilter,
  { withHidden }: { withHidden: boolean } = { withHidden: false },
): Promise<Entry[]> {
  if (filter === "moods") return (await listMoods(viewer, window)).map((row) => ({ kind: "Mood", row }));
  if (filter !== "all") {
    const actions = await listActions(viewer, window, filter === "good" ? "positive" : "negative");
    return actions.map((row) => ({ kind: "Action", row }));
  }
  // Each row is of the table that it is said to be of.
  return everything[withHidden ? "kept" : "shown"](viewer, window) as Promise<Entry[]>;
}

export function monthSpan(day: LocalDate) {
  return rangeOf("month", day);
}

export function daySpan(day: LocalDate) {
  return rangeOf("today", day);
}
