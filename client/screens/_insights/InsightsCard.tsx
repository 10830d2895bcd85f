import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { InsightsCard_viewer$key } from "#client/__generated__/InsightsCard_viewer.graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { nameOfSpan } from "#domain/spans.ts";
import { caution, ground, insight, list, words } from "./InsightsCard.css.ts";

/** Insights and the days they rest on (docs/rules.md, Insights). No card without one. */
export function InsightsCard({ viewer }: { viewer: InsightsCard_viewer$key }) {
  const { insights } = useFragment(
    graphql`
      fragment InsightsCard_viewer on Viewer {
        insights {
          key
          text
          from
          to
        }
      }
    `,
    viewer,
  );
  if (insights.length === 0) return null;

  return (
    <Card title="What your days show">
      <ul className={list}>
        {insights.slice(0, most).map(({ key, text, from, to }) => (
          <li key={key} className={insight}>
            <p className={words}>{text}</p>
            <p className={ground}>{nameOfSpan(from, to)}</p>
          </li>
        ))}
      </ul>
      <p className={caution}>Counts of what you wrote down, not causes.</p>
    </Card>
  );
}

const most = 3;
