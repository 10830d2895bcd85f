import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { TrendOfRange_trend$key } from "#client/__generated__/TrendOfRange_trend.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { briefNameOfDay, fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { dayPath } from "#domain/paths.ts";
import { noKarma, trendInWords, trendRangeNames, whereEarned, type TrendFacts } from "#domain/trendWords.ts";
import { hasKarma, trendDays, type TrendRange } from "#domain/trends.ts";
import { ChartFoot } from "./ChartFoot.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { KarmaChart } from "./charts/KarmaChart.tsx";
import { KarmaFacts } from "./KarmaFacts.tsx";
import type { Shown } from "./KarmaTrend.tsx";
import { dayName, key, keyEntry, number, readout, words } from "./TrendOfRange.css.ts";

interface TrendOfRangeProps {
  trend: TrendOfRange_trend$key;
  range: TrendRange;
  today: LocalDate;
  /** Whether the sum may be compared with the range before. */
  mayCompare: boolean;
  /** Whether all time stands here because the last 30 days have too little to draw. */
  isFallback?: boolean;
  onShow: (shown: Shown) => void;
}

/** The chart of a range, what the chosen day earned, and the range in words and as a table. */
export function TrendOfRange({ trend, range, today, mayCompare, isFallback = false, onShow }: TrendOfRangeProps) {
  const { days, written, sum, weeks, before } = useFragment(
    graphql`
      fragment TrendOfRange_trend on Trend {
        days {
          date
          gold
          coal
        }
        written
        sum {
          gold
          coal
        }
        weeks {
          from
          to
          gold
          coal
        }
        before {
          gold
          coal
        }
      }
    `,
    trend,
  );
  const [wanted, setWanted] = useState<LocalDate>();
  const latest = days.findLast(hasKarma) ?? days.findLast(({ date }) => date <= today) ?? days.at(-1);
  const chosen = range === "week" ? undefined : (days.find(({ date }) => date === wanted) ?? latest);
  const of: TrendFacts = {
    range,
    days,
    sum: sum ?? { gold: 0, coal: 0 },
    before: (mayCompare && before) || undefined,
  };
  const caption = `Karma by day, ${trendRangeNames[range]}`;

  return (
    <>
      <KarmaChart
        days={days}
        range={range}
        label={`${caption}. ${trendInWords(of)}`}
        chosen={chosen?.date}
        onChoose={setWanted}
      />
      <ChartFoot range={range} days={days} weeks={weeks} today={today} onShow={onShow} />
      {chosen && (
        <div className={readout}>
          <div className={words}>
            <p className={dayName}>{briefNameOfDay(chosen.date, today)}</p>
            <KarmaFacts {...chosen} />
          </div>
          {(hasKarma(chosen) || written.includes(chosen.date)) && (
            <LinkButton to={dayPath(chosen.date)} variant="line" size="small">
              Read this day
            </LinkButton>
          )}
        </div>
      )}
      {range === "week" && (
        <p className={key}>
          <span className={keyEntry}>
            <CoinIcon size={18} />
            Good Karma
          </span>
          <span className={keyEntry}>
            <LumpIcon size={20} />
            Learning Points
          </span>
        </p>
      )}
      <ChartTable
        name={caption}
        lead={
          <>
            {isFallback &&
              `There isn’t enough in the last ${trendDays.month} days for a chart, so this shows all time. `}
            <SaidOf trend={of} />
          </>
        }
        head={["Day", "Good Karma", "Learning Points"]}
        rows={() => days.map(({ date, gold, coal }) => [fullNameOfDay(date), gold, coal])}
      />
    </>
  );
}

/** The sum as the sentence of `trendInWords`, with a coin and a lump in it. */
function SaidOf({ trend }: { trend: TrendFacts }) {
  const { gold, coal } = trend.sum;
  if (!hasKarma(trend.sum)) return noKarma;
  return (
    <>
      {gold !== 0 && (
        <span className={number}>
          <CoinIcon size={15} />
          {gold} Good Karma
        </span>
      )}
      {gold !== 0 && coal !== 0 && " and "}
      {coal !== 0 && (
        <span className={number}>
          <LumpIcon size={17} />
          {coal} {coalLabel(coal)}
        </span>
      )}
      {whereEarned(trend)}
    </>
  );
}
