import { startTransition, useOptimistic } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaTrend_viewer$key } from "#client/__generated__/KarmaTrend_viewer.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { Select } from "#client/ui/fields/Select.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { trendInWords, trendRangeNames } from "#domain/trendWords.ts";
import { trendRanges, type TrendRange } from "#domain/trends.ts";
import { ChartTable } from "./ChartTable.tsx";
import { ChartTrouble } from "./ChartTrouble.tsx";
import { key, keyEntry, place } from "./KarmaTrend.css.ts";

const KarmaChart = later(async () => (await import("./charts/recharts.ts")).KarmaChart, { instead: ChartTrouble });

interface KarmaTrendProps {
  viewer: KarmaTrend_viewer$key;
  range: TrendRange;
  onRange: (range: TrendRange) => void;
}

/** "Karma Balance Trend": coins above the ground, coal beneath, day by day (docs/rules.md, Trends). */
export function KarmaTrend({ viewer, range, onRange }: KarmaTrendProps) {
  const { trends } = useFragment(
    graphql`
      fragment KarmaTrend_viewer on Viewer {
        trends {
          week {
            days {
              date
              gold
              coal
            }
          }
          month {
            days {
              date
              gold
              coal
            }
          }
          all {
            days {
              date
              gold
              coal
            }
          }
        }
      }
    `,
    viewer,
  );
  const { days } = trends[range];
  const summary = trendInWords(days);

  return (
    <Card title="Karma Balance Trend" headEnd={<RangeSelect range={range} onChange={onRange} />}>
      <div className={place}>
        <KarmaChart days={days} range={range} label={`Karma by day, ${trendRangeNames[range]}. ${summary}`} />
      </div>
      <p className={key}>
        <span className={keyEntry}>
          <CoinIcon size={20} />
          Good Karma
        </span>
        <span className={keyEntry}>
          <LumpIcon size={22} />
          Learning Points
        </span>
      </p>
      <Text size="small" tone="soft">
        {summary}
      </Text>
      <ChartTable
        caption={`Karma by day, ${trendRangeNames[range]}`}
        head={["Day", "Good Karma", "Learning Points"]}
        rows={days.map(({ date, gold, coal }) => [fullNameOfDay(date), gold, coal])}
      />
    </Card>
  );
}

/** Says at once what is chosen; what is drawn of it follows. */
function RangeSelect({ range, onChange }: { range: TrendRange; onChange: (range: TrendRange) => void }) {
  const [chosen, setChosen] = useOptimistic(range);
  const choose = (next: TrendRange) =>
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });

  return <Select label="Range" labelHidden size="small" options={rangeOptions} value={chosen} onChange={choose} />;
}

const rangeOptions = trendRanges.map((value) => ({ value, label: trendRangeNames[value] }));
