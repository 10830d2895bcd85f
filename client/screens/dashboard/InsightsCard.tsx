import { useEffect } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { InsightsCard_viewer$key } from "#client/__generated__/InsightsCard_viewer.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useFindingShownOn } from "#client/platform/findingShownOn.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { isFindingDue } from "#domain/comparisons.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { TwoBars } from "../_insights/TwoBars.tsx";
import { useHiddenInsights } from "../_insights/useHiddenInsights.ts";
import { ground, insight, words } from "./InsightsCard.css.ts";
import { useMoodNow } from "./useMoodNow.ts";

/** The first comparison and the days it rests on, on one day a week (docs/rules.md, Insights). No card on other days. */
export function InsightsCard({ viewer }: { viewer: InsightsCard_viewer$key }) {
  const { insights, currentMood } = useFragment(
    graphql`
      fragment InsightsCard_viewer on Viewer {
        insights {
          key
          text
          from
          to
          bars {
            label
            count
            of
          }
        }
        currentMood {
          value
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const mood = useMoodNow(currentMood);
  const today = useToday();
  const [hidden] = useHiddenInsights();
  const [shownOn, keepShownOn] = useFindingShownOn();
  // A plain count has no bars.
  const found = insights.find(({ key, bars }) => bars.length > 0 && !hidden.includes(key));
  const isShown = found !== undefined && isFindingDue(shownOn, today) && !isHardest(mood?.value ?? "");

  useEffect(() => {
    if (isShown && shownOn !== today) keepShownOn(today);
  }, [isShown, shownOn, today, keepShownOn]);

  if (!isShown) return null;
  return (
    <Card dense title="What your days show">
      <div className={insight}>
        <p className={words}>{found.text}</p>
        <TwoBars bars={found.bars} />
        <p className={ground}>
          {nameOfSpan(found.from, found.to)}. Counts of what you wrote down, not causes. On days you log more, you will
          see more.
        </p>
      </div>
    </Card>
  );
}
