import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { DaySums_day$key } from "#client/__generated__/DaySums_day.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { coalLabel } from "#domain/karmaWords.ts";
import { sum, sums } from "./DaySheet.css.ts";

/** What a whole day earned, whichever part of it is shown. A day that earned nothing has no sums. */
export function DaySums({ day }: { day: DaySums_day$key }) {
  const { gold, coal } = useFragment(
    graphql`
      fragment DaySums_day on Day {
        gold
        coal
      }
    `,
    day,
  );
  if (gold === 0 && coal === 0) return null;

  return (
    <p className={sums}>
      <span className={sum}>
        <CoinIcon size={19} />
        {gold}
        <VisuallyHidden> Good Karma</VisuallyHidden>
      </span>
      <span className={sum}>
        <LumpIcon size={20} />
        {coal}
        <VisuallyHidden> {coalLabel(coal)}</VisuallyHidden>
      </span>
    </p>
  );
}
