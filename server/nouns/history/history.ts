import { rangeOf, type LocalDate } from "#domain/days.ts";
import { actionsInFeed, listActions, type ActionRow } from "#server/nouns/actions/actions.ts";
import type { Owner } from "#server/base/viewer.ts";
import { feedOf, type FeedPart } from "#server/diary/feed.ts";
import { tagsOfAll, type Tag } from "#server/diary/readTags.ts";
import { openedInTurns } from "#server/diary/sealed.ts";
import { journalInFeed, type JournalRow } from "#server/nouns/journal/journal.ts";
import { listMoods, moodsInFeed, type MoodRow } from "#server/nouns/moods/moods.ts";
import { readOwnMoods, type OwnMood } from "#server/nouns/words/ownMoods.ts";
import type { FeedWindow } from "#server/store/pages.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";

/** The tabs of the history (docs/rules.md, History). Only `all` has journal entries. */
export type HistoryFilter = "all" | "good" | "learning" | "moods";

export type Entry =
  { kind: "Action"; row: ActionRow } | { kind: "Mood"; row: MoodRow } | { kind: "JournalEntry"; row: JournalRow };

/** The words of the person's own on an entry. */
export interface OwnWords {
  ownTags: readonly Tag[];
  ownMood: OwnMood | undefined;
}

/** Entries with the words of the person's own on them. Asks nothing more if no entry has any. */
export async function withOwnWords(viewer: Owner, entries: readonly Entry[]): Promise<(Entry & OwnWords)[]> {
  const isOwn = (entry: Entry) => entry.kind === "Mood" && entry.row.ownMoodId !== null;
  const [tagsOf, moods] = await Promise.all([
    tagsOfAll(
      viewer,
      entries.map(({ row }) => row),
    ),
    entries.some(isOwn) ? readOwnMoods(viewer) : undefined,
  ]);
  return entries.map((entry) => ({
    ...entry,
    ownTags: tagsOf(entry.row),
    ownMood: entry.kind === "Mood" ? moods?.byId.get(entry.row.ownMoodId ?? "") : undefined,
  }));
}

const allKinds = ({ withHidden }: { withHidden: boolean }): readonly FeedPart[] => {
  const parts: Record<DiaryTable, FeedPart> = {
    Action: actionsInFeed(),
    Mood: moodsInFeed(),
    JournalEntry: journalInFeed({ withHidden }),
  };
  return Object.values(parts);
};

/** All kinds of entry, without the entries that belong to a mood. */
export const shownKinds = allKinds({ withHidden: false });

const everything = { shown: feedOf(shownKinds), kept: feedOf(allKinds({ withHidden: true })) };

/** One page of all kinds of entry, merged (docs/decisions/0005). Only the export (`withHidden`) has hidden entries. */
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
  // Safe: each row comes from the table that its kind names.
  const entries = (await everything[withHidden ? "kept" : "shown"](viewer, window)) as Entry[];
  await openedInTurns(entries.map(({ row }) => row));
  return entries;
}

export function monthSpan(day: LocalDate) {
  return rangeOf("month", day);
}

export function daySpan(day: LocalDate) {
  return rangeOf("today", day);
}
