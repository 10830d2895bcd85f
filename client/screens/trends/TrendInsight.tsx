import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { TrendInsight_viewer$key } from "#client/__generated__/TrendInsight_viewer.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { later } from "#client/ui/motion/later.ts";
import type { Bar } from "#domain/comparisons.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { useHiddenInsights } from "../_insights/useHiddenInsights.ts";
import { ground, note as noteStyle, place, side, sideName, sideNumber, sides, words } from "./TrendInsight.css.ts";

const TwoStacks = later(async () => (await import("./TwoStacks.tsx")).TwoStacks);

interface TrendInsightProps {
  viewer: TrendInsight_viewer$key;
  /** Why there is no comparison among the insights. */
  note: string | undefined;
}

/** "What your days show": one insight at a time, with the days it rests on (docs/rules.md, Insights). No card without one. */
export function TrendInsight({ viewer, note }: TrendInsightProps) {
  const { insights, tagInsights } = useFragment(
    graphql`
      fragment TrendInsight_viewer on Viewer {
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
        tagInsights {
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
  const [hidden, hide] = useHiddenInsights();
  const [at, setAt] = useState(0);
  const shown = [...insights, ...tagInsights]
    .filter(({ key }) => !hidden.includes(key))
    .toSorted((one, other) => gapOf(other.bars) - gapOf(one.bars));
  const insight = shown[at % Math.max(1, shown.length)];
  if (!insight && !note) return null;

  return (
    <Card title="What your days show">
      {insight && (
        <>
          {insight.bars.length > 0 && (
            <>
              <div className={place}>
                <TwoStacks bars={insight.bars} />
              </div>
              <ul className={sides} aria-hidden="true">
                {insight.bars.map(({ label, count, of }) => (
                  <li key={label} className={side}>
                    <span className={sideName}>{label}</span>
                    <span className={sideNumber}>
                      {count} of {of}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={words}>{insight.text}</p>
          <p className={ground}>{nameOfSpan(insight.from, insight.to)}. A count, not a cause.</p>
          <Row>
            {shown.length > 1 && (
              <Button variant="quiet" size="small" onClick={() => setAt((at + 1) % shown.length)}>
                Show another
              </Button>
            )}
            <Button variant="plain" size="small" onClick={() => hide(insight.key)}>
              Hide this one
            </Button>
          </Row>
        </>
      )}
      {note && <p className={noteStyle}>{note}</p>}
    </Card>
  );
}

/** The gap between the two shares of a comparison. Plain counts come after all of them. */
function gapOf([here, elsewhere]: readonly Bar[]): number {
  return here && elsewhere ? here.count / here.of - elsewhere.count / elsewhere.of : 0;
}
