import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { InsightsCard_viewer$key } from "#client/__generated__/InsightsCard_viewer.graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { nameOfSpan } from "#domain/spans.ts";
import { end, ground, insight, list, words } from "./InsightsCard.css.ts";
import { useHiddenInsights } from "./useHiddenInsights.ts";
import { TwoBars } from "./TwoBars.tsx";

export const mostShown = 3;

interface InsightsCardProps {
  viewer: InsightsCard_viewer$key;
}

/** Insights and the days they rest on (docs/rules.md, Insights). No card where there is nothing to say. */
export function InsightsCard({ viewer }: InsightsCardProps) {
  const { insights } = useFragment(
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
      }
    `,
    viewer,
  );
  const [hidden] = useHiddenInsights();
  const shown = insights.filter(({ key }) => !hidden.includes(key)).slice(0, mostShown);
  if (shown.length === 0) return null;

  return (
    <Card title="What your days show">
      <ul className={list}>
        {shown.map(({ key, text, from, to, bars }) => (
          <li key={key} className={insight}>
            <p className={words}>{text}</p>
            {bars.length > 0 && <TwoBars bars={bars} />}
            <p className={ground}>{nameOfSpan(from, to)}</p>
          </li>
        ))}
      </ul>
      <p className={end}>Counts of what you wrote down, not causes. On days you log more, you will see more.</p>
    </Card>
  );
}
