import { useState, type ComponentProps } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaBalanceCard_viewer$key } from "#client/__generated__/KarmaBalanceCard_viewer.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import { later } from "#client/ui/motion/later.ts";
import { Held } from "#client/ui/layout/Held.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { ranges, type Range } from "#domain/days.ts";
import { isHardDay, isHelpNeeded } from "#domain/heavyDays.ts";
import { useMoodNow } from "./useMoodNow.ts";
import { useRecentlyFelt } from "../_help/recentlyFelt.ts";
import { first } from "./BalanceCard.css.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { LivingBird } from "./later.ts";
import { rangeNames } from "#domain/rangeNames.ts";
import { RangeSelect } from "./RangeSelect.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { useWeighed } from "./useWeighed.ts";

const WaitingKarma = later(async () => (await import("./WaitingKarma.tsx")).WaitingKarma);

/** The balance over a range (docs/rules.md, Balances). All five ranges are loaded, so choosing one needs no request. */
export function KarmaBalanceCard({ viewer }: { viewer: KarmaBalanceCard_viewer$key }) {
  const [range, setRange] = useState<Range>("today");
  const { balances, currentMood, ...birds } = useFragment(
    graphql`
      fragment KarmaBalanceCard_viewer on Viewer {
        balances {
          today {
            gold
            coal
            entries
            positiveInteractions
            reflectionsWritten
            goodKarmaSent
          }
          week {
            gold
            coal
            entries
            positiveInteractions
            reflectionsWritten
            goodKarmaSent
          }
          month {
            gold
            coal
            entries
            positiveInteractions
            reflectionsWritten
            goodKarmaSent
          }
          year {
            gold
            coal
            entries
            positiveInteractions
            reflectionsWritten
            goodKarmaSent
          }
          all {
            gold
            coal
            # For the wizard's scale, which refetches nothing that home has.
            rawCoal
            entries
            positiveInteractions
            reflectionsWritten
            goodKarmaSent
          }
        }
        currentMood {
          value
          occurredAt
          timeZone
        }
        ...LivingBird_viewer
      }
    `,
    viewer,
  );
  const balance = balances[range];
  const earning = useWeighed(range, balance);
  const counted = earning && !earning.hasLanded ? earning.before : balance;
  const hasNothing = ranges.every((each) => balances[each].gold === 0 && balances[each].coal === 0);
  const today = useToday();
  const felt = useRecentlyFelt(useMoodNow(currentMood));
  const asks = !isHardDay(felt, today) && !isHelpNeeded(felt, today);

  return (
    <BalanceCard
      rangeSelect={<RangeSelect range={range} onChange={setRange} />}
      scale={
        <BalanceScale
          {...balance}
          earning={earning}
          bird={<LivingBird {...{ range, earning }} viewer={birds} karma={balance} />}
        />
      }
      actions={
        <KarmaActions
          range={range}
          dialog={async () => {
            const { ShareKarma } = await import("./share/ShareKarma.tsx");
            const { gold: goldCount, coal: coalCount, ...deeds } = balance;
            const shown = { goldCount, coalCount, achievements: { ...deeds, range }, date: today };
            return (props) => <ShareKarma {...shown} {...props} />;
          }}
        />
      }
    >
      <KarmaCounts
        {...counted}
        onMeadow
        after={{ gold: <WaitingKarma range={range} kind="gold" />, coal: <WaitingKarma range={range} kind="coal" /> }}
      />
      {hasNothing && <p className={first}>{asks && "Your scale is waiting for its first coin."}</p>}
    </BalanceCard>
  );
}

const shareKarma = "Share Today's Karma";

interface KarmaActionsProps extends Pick<ComponentProps<typeof ShareButton>, "dialog"> {
  /** What is shared, named where it is not today. */
  range?: Range;
  /** Whether today's karma is not known and cannot be shared. */
  isHeld?: boolean;
}

export function KarmaActions({ dialog, range = "today", isHeld = false }: KarmaActionsProps) {
  return (
    <>
      <LinkButton to="/log-action">Log Action</LinkButton>
      <Held isHeld={isHeld}>
        <ShareButton variant="quiet" dialog={dialog}>
          {range === "today" ? shareKarma : [shareKarma, ` · ${rangeNames[range]}`]}
        </ShareButton>
      </Held>
    </>
  );
}
