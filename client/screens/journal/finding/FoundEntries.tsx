import { useEffect, useMemo } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type {
  FoundEntries_viewer$data,
  FoundEntries_viewer$key,
} from "#client/__generated__/FoundEntries_viewer.graphql.ts";
import type { FoundEntriesPageQuery } from "#client/__generated__/FoundEntriesPageQuery.graphql.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import { monthOf, type LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "../cards/ActionEntryCard.tsx";
import { first, item, last } from "../cards/EntryCard.css.ts";
import { HitsContext } from "../../_finding/hits.ts";
import { JournalEntryCard } from "../cards/JournalEntryCard.tsx";
import { MoodEntryCard } from "../cards/MoodEntryCard.tsx";
import { head, name as nameStyle, sheet } from "../list/DaySheet.css.ts";
import { list } from "../list/EntryList.css.ts";
import type { HistoryView } from "../list/historyView.ts";
import { useListFocus } from "../list/useListFocus.ts";
import { ListContext, useListMemory } from "../memory/listMemory.ts";
import { useWaitingIn } from "../list/useWaitingIn.ts";
import { WaitingEntries } from "../list/WaitingEntries.tsx";
import { count as countStyle } from "./FoundEntries.css.ts";
import { FoundMessage } from "./FoundMessage.tsx";
import { FoundSummary } from "./FoundSummary.tsx";
import { FurtherBack } from "./FurtherBack.tsx";
import { hitsOf } from "./hitsOf.ts";
import { NothingFound } from "./NothingFound.tsx";

interface FoundEntriesProps {
  viewer: FoundEntries_viewer$key;
  term: string;
  view: HistoryView;
  onWiden: () => void;
  onClear: () => void;
  /** Called with how many results each day has, for the calendar. */
  onFound: (days: ReadonlyMap<LocalDate, number>) => void;
}

/** The results of a search by month, newest first. */
export function FoundEntries({ viewer, term, view, onWiden, onClear, onFound }: FoundEntriesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FoundEntriesPageQuery,
    FoundEntries_viewer$key
  >(
    graphql`
      fragment FoundEntries_viewer on Viewer
      @argumentDefinitions(
        text: { type: "String!" }
        kind: { type: "HistoryFilter!" }
        from: { type: "Date" }
        to: { type: "Date" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "FoundEntriesPageQuery") {
        search(text: $text, kind: $kind, from: $from, to: $to, first: $count, after: $cursor)
          @connection(key: "FoundEntries_search", filters: ["text", "kind", "from", "to"]) {
          __id
          lookedBackTo
          edges {
            node {
              ... on Action {
                id
                localDate
                ...ActionEntryCard_action @alias(as: "action")
              }
              ... on Mood {
                id
                localDate
                ...MoodEntryCard_mood @alias(as: "mood")
              }
              ... on JournalEntry {
                id
                localDate
                ...JournalEntryCard_entry @alias(as: "journal")
              }
              ... on Exchange {
                id
                localDate
                ...FoundMessage_exchange @alias(as: "message")
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges, lookedBackTo, __id: listId } = data.search;
  const entries = useMemo(() => entriesIn(edges), [edges]);
  const months = useMemo(() => monthsOf(entries), [entries]);
  const hits = useMemo(() => hitsOf(term), [term]);
  const waiting = useWaitingIn(view, term, entries);
  const memory = useListMemory(listId);
  const awaitMore = useListFocus(entries);
  useEffect(() => onFound(daysOf(entries)), [entries, onFound]);

  return (
    <HitsContext value={hits}>
      <ListContext value={memory}>
        <FoundSummary
          term={term}
          entries={entries.filter(({ message }) => !message).length}
          messages={entries.filter(({ message }) => message).length}
          waiting={waiting.length}
          hasMore={hasNext}
          lookedBackTo={lookedBackTo}
        />
        {entries.length + waiting.length === 0 && !hasNext && (
          <NothingFound term={term} isNarrow={isNarrow(view)} onWiden={onWiden} onClear={onClear} />
        )}
        <div className={list}>
          <WaitingEntries shown={waiting} />
          {months.map(({ month, found }, index) => (
            <section key={month} aria-label={nameOfMonth(month)} className={sheet}>
              <div className={head}>
                <h2 className={nameStyle}>{nameOfMonth(month)}</h2>
                {!(hasNext && index === months.length - 1) && <span className={countStyle}>{found.length}</span>}
              </div>
              <ul
                // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces a list without markers only by its role
                role="list"
              >
                {found.map((entry) => (
                  <li key={entry.id} className={classOf(entry, found)}>
                    <CardOf entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {hasNext && (
            <FurtherBack
              isEmpty={entries.length === 0}
              lookedBackTo={lookedBackTo}
              isLoading={isLoadingNext}
              onMore={loadNext}
              onPressed={awaitMore}
            />
          )}
        </div>
      </ListContext>
    </HitsContext>
  );
}

type Edge = FoundEntries_viewer$data["search"]["edges"][number];
type FoundEntry = NonNullable<ReturnType<typeof entryOf>>;

function entriesIn(edges: readonly Edge[]): FoundEntry[] {
  return edges.flatMap((edge) => entryOf(edge) ?? []);
}

/** The entry of an edge. A deleted entry leaves an empty edge. */
function entryOf({ node }: { node: Edge["node"] | null }) {
  if (!node?.id || !node.localDate) return undefined;
  const { id, localDate: day, action, mood, journal, message } = node;
  return { id, day, action, mood, journal, message };
}

function monthsOf(entries: readonly FoundEntry[]): { month: LocalDate; found: FoundEntry[] }[] {
  const months: { month: LocalDate; found: FoundEntry[] }[] = [];
  for (const entry of entries) {
    const month = monthOf(entry.day);
    const latest = months.at(-1);
    if (latest?.month === month) latest.found.push(entry);
    else months.push({ month, found: [entry] });
  }
  return months;
}

/** Whether a month, a day or a tab narrows the search. */
function isNarrow({ filter, month, day }: HistoryView): boolean {
  return filter !== "all" || month !== null || day !== null;
}

function daysOf(entries: readonly FoundEntry[]): ReadonlyMap<LocalDate, number> {
  const days = new Map<LocalDate, number>();
  for (const { day } of entries) days.set(day, (days.get(day) ?? 0) + 1);
  return days;
}

function classOf(entry: FoundEntry, found: readonly FoundEntry[]): string {
  return [item, entry === found[0] && first, entry === found.at(-1) && last].filter(Boolean).join(" ");
}

function CardOf({ entry: { action, mood, journal, message } }: { entry: FoundEntry }) {
  if (action) return <ActionEntryCard action={action} insight={undefined} />;
  if (mood) return <MoodEntryCard mood={mood} insight={undefined} />;
  if (journal) return <JournalEntryCard entry={journal} insight={undefined} />;
  return message && <FoundMessage exchange={message} />;
}
