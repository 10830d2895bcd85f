import { useEffect, useMemo } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { EntryList_viewer$data, EntryList_viewer$key } from "#client/__generated__/EntryList_viewer.graphql.ts";
import type { EntryListQuery } from "#client/__generated__/EntryListQuery.graphql.ts";
import { useWholeScreen } from "#client/chrome/screen/useWholeScreen.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { pageSize } from "#domain/limits.ts";
import { withSpan } from "#domain/spans.ts";
import type { HistoryView } from "./historyView.ts";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { later } from "#client/ui/motion/later.ts";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { dayPartsOf, insightsShown } from "./dayParts.ts";
import { DaySheet, type ListEntry } from "./DaySheet.tsx";
import { list, waiting } from "./EntryList.css.ts";
import { ListContext, useListMemory } from "../memory/listMemory.ts";
import { MoreEntries } from "./MoreEntries.tsx";
import { useListFocus } from "./useListFocus.ts";
import { useShownView } from "./useShownView.ts";
import { useWithWaiting } from "./useWithWaiting.ts";

const EmptyHistory = later(async () => (await import("./EmptyHistory.tsx")).EmptyHistory, { when: "loaded" });

interface EntryListProps {
  viewer: EntryList_viewer$key;
  /** The requested view; the shown one follows. */
  view: HistoryView;
  onWrite: () => void;
  /** Says whether a memory and an insight may stand beside the entries. */
  onNotes: (mayStand: boolean) => void;
}

/** Entries of the diary by day, newest first (docs/rules.md, History). */
export function EntryList({ viewer, view, onWrite, onNotes }: EntryListProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    EntryListQuery,
    EntryList_viewer$key
  >(
    graphql`
      fragment EntryList_viewer on Viewer
      @argumentDefinitions(
        filter: { type: "HistoryFilter!" }
        month: { type: "Date" }
        day: { type: "Date" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "EntryListQuery") {
        historyEdition
        history(filter: $filter, month: $month, day: $day, first: $count, after: $cursor)
          @connection(key: "EntryList_history", filters: ["filter", "month", "day"], handler: "history") {
          __id
          edges {
            node {
              ... on Action {
                id
                emotionResponse
                localDate
                occurredAt
                day {
                  ...DaySums_day
                }
                aiInsight {
                  key
                  text
                  from
                  to
                }
                ...ActionEntryCard_action @alias(as: "action")
              }
              ... on Mood {
                id
                value
                localDate
                occurredAt
                day {
                  ...DaySums_day
                }
                aiInsight {
                  key
                  text
                  from
                  to
                }
                ...MoodEntryCard_mood @alias(as: "mood")
              }
              ... on JournalEntry {
                id
                emoji
                localDate
                occurredAt
                day {
                  ...DaySums_day
                }
                aiInsight {
                  key
                  text
                  from
                  to
                }
                ...JournalEntryCard_entry @alias(as: "journal")
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges, __id: listId } = data.history;
  const entries = useMemo(() => entriesIn(edges), [edges]);
  const insights = useMemo(() => insightsShown(entries, pageSize.usual), [entries]);
  const edition = data.historyEdition ?? 0;
  const { shown, isPending, isStale } = useShownView({ view, edition, length: entries.length, refetch });
  const all = useWithWaiting<ListEntry>(entries, shown, hasNext);
  const parts = useMemo(() => dayPartsOf(all), [all]);
  const memory = useListMemory(listId);
  const { passFocusOn, awaitMore } = useListFocus(entries);
  const context = useMemo(() => ({ memory, passFocusOn }), [memory, passFocusOn]);
  const isWhole = useWholeScreen();
  const drawn = isWhole ? parts : parts.filter(({ entriesAbove }) => entriesAbove < inWindow);
  const today = useToday();
  const isWholeDiary = shown.month === null && shown.day === null;
  const holdsNotes = isWholeDiary && all.length > 0 && leaveRoomForNotes(all, insights);
  useEffect(() => onNotes(holdsNotes), [holdsNotes, onNotes]);

  return (
    <Swap contentKey={listId}>
      {all.length === 0 && !hasNext ? (
        <EmptyHistory view={shown} onWrite={onWrite} />
      ) : (
        <ListContext value={context}>
          <div className={isPending ? `${list} ${waiting}` : list} aria-busy={isPending}>
            {isStale && <StaleNote data="entries" />}
            {drawn.map((part) => (
              <DaySheet key={part.day} part={part} today={today} insights={insights} />
            ))}
            {hasNext && isWhole && <MoreEntries isLoading={isLoadingNext} onMore={loadNext} onPressed={awaitMore} />}
          </div>
        </ListContext>
      )}
    </Swap>
  );
}

/** So many entries are at least as high as most windows. */
const inWindow = 6;

/** So many entries are at least as high as the notes beside them. None of them may have a hard mood, or an insight of its own. */
const besideNotes = 6;

function leaveRoomForNotes(entries: readonly ListEntry[], insights: ReadonlySet<string>): boolean {
  return entries.slice(0, besideNotes).every(({ id, isHard }) => !isHard && !insights.has(id));
}

type Edge = EntryList_viewer$data["history"]["edges"][number];

/** A deleted entry leaves an edge without a node. */
function entriesIn(edges: readonly Edge[]): ListEntry[] {
  return edges.flatMap(({ node }: { node: Edge["node"] | null }): ListEntry | [] => {
    if (!node?.id || !node.localDate || !node.day || !node.occurredAt) return [];
    const { id, localDate: day, occurredAt, day: sums, aiInsight: found, action, mood, journal } = node;
    const insight = found && { key: found.key, text: withSpan(found) };
    const isHard = isHardest(node.value ?? node.emotionResponse ?? node.emoji ?? "");
    return { id, day, occurredAt, sums, insight, isHard, action, mood, journal };
  });
}
