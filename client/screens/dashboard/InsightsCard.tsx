import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { InsightsCard_viewer$key } from "#client/__generated__/InsightsCard_viewer.graphql.ts";
import { Card } from "#client/ui/Card.tsx";
import { ground, insight, list, words } from "./InsightsCard.css.ts";

/** Insights and what they rest on (design.md section 6, 13). No card without one. */
export function InsightsCard({ viewer }: { viewer: InsightsCard_viewer$key }) {
  const { insights } = useFragment(
    graphql`
      fragment InsightsCard_viewer on Viewer {
        insights {
          key
          text
          days
          from
        }
      }
    `,
    viewer,
  );
  if (insights.length === 0) return null;

  return (
    <Card title="What your days show">
      <ul className={list}>
        {insights.slice(0, most).map(({ key, text, days, from }) => (
          <li key={key} className={insight}>
            <p className={words}>{text}</p>
            <p className={ground}>
              From {days} days since {dayAndMonth(from)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const most = 3;

/** "23 August". A calendar day has no zone. */
function dayAndMonth(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
}
