import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type {
  TodaysSummaryCard_viewer$data,
  TodaysSummaryCard_viewer$key,
} from "#client/__generated__/TodaysSummaryCard_viewer.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { addDays } from "#domain/days.ts";
import { weekPath } from "#domain/paths.ts";
import { Stats } from "./Stats.tsx";

/** Always about today, whatever range the scale shows (docs/rules.md, Summary). */
export function TodaysSummaryCard({ viewer }: { viewer: TodaysSummaryCard_viewer$key }) {
  const { summary } = useFragment(
    graphql`
      fragment TodaysSummaryCard_viewer on Viewer {
        summary {
          actionsLogged
          positiveInteractions
          reflectionsWritten
          goodKarmaSent
        }
      }
    `,
    viewer,
  );

  return (
    <Card dense title="Today's Summary" headEnd={<LastWeek />}>
      <Stats stats={statsOf(summary)} />
    </Card>
  );
}

/** Trends, opened on the week before this one. */
export function LastWeek() {
  return (
    <LinkButton to={weekPath(addDays(useToday(), -7))} variant="plain" size="small">
      Last week
    </LinkButton>
  );
}

export function statsOf(summary: TodaysSummaryCard_viewer$data["summary"]) {
  return [
    { label: "Actions logged", value: summary.actionsLogged },
    { label: "Positive interactions", value: summary.positiveInteractions },
    { label: "Reflections written", value: summary.reflectionsWritten },
    { label: "Good karma sent", value: summary.goodKarmaSent },
  ];
}
