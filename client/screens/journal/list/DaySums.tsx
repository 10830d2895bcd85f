import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { DaySums_day$key } from "#client/__generated__/DaySums_day.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { useUncounted } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import type { Karma } from "#domain/karma.ts";
import { karmaOfWaiting, sumOf } from "#domain/waiting.ts";
import { coalLabel, signed } from "#domain/karmaWords.ts";
import { sum, sums, waits } from "./DaySheet.css.ts";

interface DaySumsProps {
  /** Nothing for a day of which all stands on this device only. */
  day: DaySums_day$key | undefined;
  waiting: readonly WaitingItem[];
}

const none: Karma = { gold: 0, coal: 0 };

/** The whole day's karma, even if part of the day is shown, and the queued karma that it does not include. Hidden if it is zero. */
export function DaySums({ day, waiting }: DaySumsProps) {
  const counted = useFragment(
    graphql`
      fragment DaySums_day on Day {
        gold
        coal
      }
    `,
    day ?? null,
  );
  const uncounted = useUncounted();
  const { gold, coal } = counted ?? none;
  const later = sumOf(waiting.filter(({ id }) => uncounted.some((item) => item.id === id)).map(karmaOfWaiting));
  if (gold === 0 && coal === 0 && later.gold === 0 && later.coal === 0) return null;

  return (
    <p className={sums}>
      <span className={sum}>
        <CoinIcon size={19} />
        {gold}
        <Waits amount={later.gold} />
        <VisuallyHidden> Good Karma</VisuallyHidden>
      </span>
      <span className={sum}>
        <LumpIcon size={20} />
        {coal}
        <Waits amount={later.coal} />
        <VisuallyHidden> {coalLabel(coal)}</VisuallyHidden>
      </span>
    </p>
  );
}

function Waits({ amount }: { amount: number }) {
  return amount === 0 ? null : <span className={waits}>{signed(amount)} waiting</span>;
}
