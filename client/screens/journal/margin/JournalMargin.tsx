import { Suspense } from "react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { JournalMarginQuery } from "#client/__generated__/JournalMarginQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { isHardDay } from "#domain/heavyDays.ts";
import { withSpan } from "#domain/spans.ts";
import { useFelt } from "#client/screens/_help/recentlyFelt.ts";
import { useMemories } from "#client/screens/_waiting/useMemories.ts";
import { MarginMemory } from "./MarginMemory.tsx";
import * as css from "./JournalMargin.css.ts";

interface JournalMarginProps {
  /** Called when the person opens the day of the memory, which this screen shows. */
  onRead?: () => void;
}

/** The title of a memory, and an insight, beside the journal. Empty on a hard day, and if the query fails. */
export function JournalMargin({ onRead }: JournalMarginProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Notes onRead={onRead} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Notes({ onRead }: JournalMarginProps) {
  const today = useToday();
  const { viewer } = useLazyLoadQuery<JournalMarginQuery>(
    graphql`
      query JournalMarginQuery {
        viewer @required(action: THROW) {
          settings {
            memories
          }
          onThisDay(years: 3) {
            lookBack
            date
            title
            words
            kind
            entryId
          }
          insights {
            text
            from
            to
          }
          ...recentlyFelt_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const memories = useMemories(viewer.onThisDay);
  // Home may have brought the device's answer, from before a day was put away.
  const isKnown = useOrigin("DashboardScreenQuery") === "server";
  const memory = isKnown && viewer.settings.memories && memories.find(({ title, words }) => title ?? words);
  const [insight] = viewer.insights;
  const isHard = isHardDay(useFelt(viewer), today);
  if (isHard || !(memory || insight)) return null;

  return (
    <div className={css.notes}>
      {memory && <MarginMemory key={memory.date} memory={memory} onRead={onRead} />}
      {insight && (
        <div className={css.note}>
          <p className={css.name}>Insight</p>
          <p className={css.words}>{withSpan(insight)}</p>
        </div>
      )}
    </div>
  );
}
