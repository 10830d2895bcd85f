import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaBalanceCard_viewer$key } from "#client/__generated__/KarmaBalanceCard_viewer.graphql.ts";
import { useToday } from "#client/chrome/useToday.ts";
import { BalanceScale } from "#client/ui/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/KarmaCounts.tsx";
import { LinkButton } from "#client/ui/LinkButton.tsx";
import { Text } from "#client/ui/Text.tsx";
import { ranges, type Range } from "#domain/days.ts";
import { isHeaviest } from "#domain/heavyDays.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { RangeSelect } from "./RangeSelect.tsx";
import { useWeighed } from "./useWeighed.ts";

/** The balance over a range (spec section 2). All five are loaded, so that picking one asks nothing. */
export function KarmaBalanceCard({ viewer }: { viewer: KarmaBalanceCard_viewer$key }) {
  const [range, setRange] = useState<Range>("today");
  const { balances, currentMood } = useFragment(
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
        currentMood {
          value
          localDate
        }
      }
    `,
    viewer,
  );
  const balance = balances[range];
  const earning = useWeighed(range, balance);
  const counted = earning && !earning.hasLanded ? earning.before : balance;
  const hasNothing = ranges.every((each) => balances[each].gold === 0 && balances[each].coal === 0);
  const today = useToday();
  const isHeavy = currentMood && currentMood.localDate === today && isHeaviest(currentMood.value);

  return (
    <BalanceCard
      rangeSelect={<RangeSelect range={range} onChange={setRange} />}
      scale={<BalanceScale {...balance} earning={earning} />}
      actions={
        <LinkButton to="/log-action" wide>
          Log Action
        </LinkButton>
      }
    >
      <KarmaCounts {...counted} />
      {hasNothing && (
        <Text tone="soft" centered>
          Your scale is waiting for its first coin.
          {!isHeavy && " Think of something you did today, or something that happened to you."}
        </Text>
      )}
    </BalanceCard>
  );
}
