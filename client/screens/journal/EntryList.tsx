import { useMemo } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { EntryList_viewer$key } from "#client/__generated__/EntryList_viewer.graphql.ts";
import type { EntryListQuery } from "#client/__generated__/EntryListQuery.graphql.ts";
import { DayEntries } from "./DayEntries.tsx";
import { EmptyHistory } from "./EmptyHistory.tsx";
import { list, waiting } from "./EntryList.css.ts";
import { plannedFrom } from "./entryPlan.ts";
import type { HistoryView } from "./historyView.ts";
import { ListContext } from "./listContext.ts";
import { insightsShown, stretchesOf } from "./listPlan.ts";
import { MoreEntries } from "./MoreEntries.tsx";
import { StaleEntries } from "./StaleEntries.tsx";
import { StretchBox } from "./StretchBox.tsx";
import { useFirstOfNext } from "./useFirstOfNext.ts";
import { useLeaving } from "./useLeaving.ts";
import { useListMemory } from "./useListMemory.ts";
import { useShownView } from "./useShownView.ts";
import { useToday } from "./useToday.ts";

interface EntryListProps {
  viewer: EntryList_viewer$key;
  /** What the person asks to see. What is shown follows, once it is here. */
  view: HistoryView;
  onWrite: () => void;
}

/** Entries of the diary, newest first, by day (spec section 2). More come as the person nears the end. */
export function EntryList({ viewer, view, onWrite }: EntryListProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    EntryListQuery,
    EntryList_viewer$key
  >(
    graphql`
      fragment EntryList_viewer on Viewer
      @argumentDefinitions(
        filter: { type: "HistoryFilter!" }
        month: { type: "Date" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "EntryListQuery") {
        historyEdition
        history(filter: $filter, month: $month, first: $count, after: $cursor)
          @connection(key: "EntryList_history", filters: ["filter", "month"], handler: "history") {
          __id
          edges {
            node {
              ... on Action {
                id
                localDate
                aiInsight {
                  key
                }
                ...ActionEntryCard_action @alias(as: "action")
              }
              ... on Mood {
                id
                localDate
                aiInsight {
                  key
                }
                ...MoodEntryCard_mood @alias(as: "mood")
              }
              ... on JournalEntry {
                id
                localDate
                aiInsight {
                  key
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
  const entries = useMemo(() => plannedFrom(edges), [edges]);
  const stretches = useMemo(() => stretchesOf(entries), [entries]);
  const insights = useMemo(() => insightsShown(entries, pageSize), [entries]);
  const edition = data.historyEdition ?? 0;
  const { shown, isPending, isStale } = useShownView({ view, edition, length: entries.length, refetch });
  const [memory, startsDrawn] = useListMemory(listId);
  const leaving = useLeaving(entries);
  const awaitFirst = useFirstOfNext(entries);
  const context = useMemo(() => ({ memory, leaving }), [memory, leaving]);
  const today = useToday();

  if (entries.length === 0 && !hasNext) return <EmptyHistory view={shown} onWrite={onWrite} />;
  return (
    <ListContext value={context}>
      <div className={isPending ? `${list} ${waiting}` : list} aria-busy={isPending}>
        {isStale && <StaleEntries />}
        {stretches.map(({ key, size, days }, index) => (
          <StretchBox key={key} id={key} size={size} startsDrawn={startsDrawn(key, index)}>
            {days.map((part) => (
              <DayEntries key={part.day} part={part} today={today} insights={insights} />
            ))}
          </StretchBox>
        ))}
        {hasNext && <MoreEntries key={listId} isLoading={isLoadingNext} onMore={loadNext} onPressed={awaitFirst} />}
      </div>
    </ListContext>
  );
}

/** As many as the first page holds. */
const pageSize = 20;
