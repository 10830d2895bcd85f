import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { useComparisonNote_viewer$key } from "#client/__generated__/useComparisonNote_viewer.graphql.ts";
import { brand } from "#domain/brand.ts";
import { counted } from "#domain/trendWords.ts";
import { insightWeeks } from "#domain/spans.ts";

/** Explains why insights contain no comparison. Undefined if they do, or if nothing may be said. */
export function useComparisonNote(viewer: useComparisonNote_viewer$key): string | undefined {
  const { insights, tagInsights, daysToCompare } = useFragment(
    graphql`
      fragment useComparisonNote_viewer on Viewer {
        insights {
          bars {
            of
          }
        }
        tagInsights {
          key
        }
        daysToCompare {
          withMood
          needed
        }
      }
    `,
    viewer,
  );
  if (!daysToCompare || tagInsights.length > 0 || insights.some(({ bars }) => bars.length > 0)) return undefined;

  const { withMood, needed } = daysToCompare;
  if (withMood >= needed)
    return `So far, nothing in your days goes together more often than chance would explain. ${brand} looks again each week.`;

  const soFar = withMood > 0 ? ` You have ${counted(withMood, "such day")} in the last ${insightWeeks} weeks.` : "";
  return `Not enough days to compare yet. It takes about ${needed} days with a mood to tell a link from chance.${soFar} Until then, ${brand} just counts.`;
}
