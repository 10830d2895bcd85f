import { useDeferredValue, useId, useState } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodTracker_viewer$key } from "#client/__generated__/MoodTracker_viewer.graphql.ts";
import type { MoodTrackerQuery } from "#client/__generated__/MoodTrackerQuery.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { later } from "#client/ui/motion/later.ts";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { addDays, type LocalDate } from "#domain/days.ts";
import { pageSize } from "#domain/limits.ts";
import { MoodRow } from "./MoodRow.tsx";
import { end, list, title } from "./MoodTracker.css.ts";

const BookScene = later(async () => (await import("#client/pictures/FirstPageScene.tsx")).FirstPageScene);

/** "Mood Tracker": mood entries, newest first. The last days are the start of the same list, so that one query serves all tabs. */
export function MoodTracker({ viewer }: { viewer: MoodTracker_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MoodTrackerQuery, MoodTracker_viewer$key>(
    graphql`
      fragment MoodTracker_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" })
      @refetchable(queryName: "MoodTrackerQuery") {
        moods(first: $count, after: $cursor) @connection(key: "MoodTracker_moods", handler: "history") {
          edges {
            node {
              id
              localDate
              ...MoodRow_mood
            }
          }
        }
      }
    `,
    viewer,
  );
  const [span, setSpan] = useState<Span>("month");
  const [hasFailed, setHasFailed] = useState(false);
  const today = useToday();
  const titleId = useId();

  const shownSpan = useDeferredValue(span);
  const since = firstDayOf(shownSpan, today);
  const loaded = data.moods.edges.flatMap(({ node }) => node ?? []);
  const shown = loaded.filter(({ localDate }) => localDate >= since);
  const hasMore = hasNext && shown.length === loaded.length;

  const more = () => {
    setHasFailed(false);
    loadNext(pageSize.usual, { onComplete: (error) => setHasFailed(error !== null) });
  };

  return (
    <Card titledBy={titleId}>
      <Tabs
        label="Mood Tracker"
        tabs={tabs}
        selected={span}
        onSelect={setSpan}
        beside={
          <h2 id={titleId} className={title}>
            Mood Tracker
          </h2>
        }
      >
        <Swap contentKey={shownSpan}>
          <div>
            {shown.length === 0 && !hasMore ? (
              <EmptyState
                picture={<BookScene />}
                title={loaded.length === 0 ? "No moods yet" : "No moods in these days"}
                {...(loaded.length === 0 ? {} : { text: "Earlier ones are under All Time." })}
              />
            ) : (
              <ul className={list} aria-label="Mood Tracker">
                {shown.map((mood) => (
                  <MoodRow key={mood.id} mood={mood} today={today} />
                ))}
              </ul>
            )}
            {hasMore && (
              <div className={end}>
                {hasFailed && (
                  <Text tone="danger" size="small">
                    Failed to fetch mood entries
                  </Text>
                )}
                <Button variant="line" size="small" busy={isLoadingNext} busyLabel="Loading..." onClick={more}>
                  {hasFailed ? "Try again" : "Show more"}
                </Button>
              </div>
            )}
          </div>
        </Swap>
      </Tabs>
    </Card>
  );
}

type Span = (typeof tabs)[number]["id"];

const tabs = [
  { id: "week", label: "Week" },
  { id: "month", label: "Month" },
  { id: "all", label: "All Time" },
] as const;

/** Week and month are the last 7 and 30 days (docs/rules.md, Ranges). */
const lengths = { week: 7, month: 30 };

function firstDayOf(span: Span, today: LocalDate): LocalDate {
  return span === "all" ? "" : addDays(today, 1 - lengths[span]);
}
