import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaBalanceCard_viewer$key } from "#client/__generated__/KarmaBalanceCard_viewer.graphql.ts";
import { BalanceScale } from "#client/ui/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/KarmaCounts.tsx";
import { LinkButton } from "#client/ui/LinkButton.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Text } from "#client/ui/Text.tsx";
import { ranges, type Range } from "#domain/days.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { useWeighed } from "./useWeighed.ts";

/** The balance over a range (spec section 2). All five are loaded, so that picking one asks nothing. */
export function KarmaBalanceCard({ viewer }: { viewer: KarmaBalanceCard_viewer$key }) {
  const [range, setRange] = useState<Range>("today");
  const { balances } = useFragment(
    graphql`
      fragment KarmaBalanceCard_viewer on Viewer {
        balances {
          today {
            gold
            coal
          }
          week {
            gold
            coal
          }
          month {
            gold
            coal
          }
          year {
            gold
            coal
          }
          all {
            gold
            coal
          }
        }
      }
    `,
    viewer,
  );
  const balance = balances[range];
  const weighed = useWeighed(range, balance);
  const hasNothing = ranges.every((each) => balances[each].gold === 0 && balances[each].coal === 0);

  return (
    <BalanceCard
      rangeSelect={
        <Select label="Range" labelHidden size="small" options={rangeOptions} value={range} onChange={setRange} />
      }
    >
      <BalanceScale {...weighed} />
      <KarmaCounts {...balance} />
      {hasNothing && (
        <Text tone="soft" centered>
          Your scale is waiting for its first coin. Think of something you did today, or something that happened to you.
        </Text>
      )}
      <LinkButton to="/log-action" wide>
        Log Action
      </LinkButton>
    </BalanceCard>
  );
}

const rangeLabels: Record<Range, string> = {
  today: "Today",
  week: "This Week",
  month: "This Month",
  year: "This Year",
  all: "All Time",
};

const rangeOptions = ranges.map((value) => ({ value, label: rangeLabels[value] }));
