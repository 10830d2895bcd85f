import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodKarma_viewer$key } from "#client/__generated__/MoodKarma_viewer.graphql.ts";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { counted, trendRangeNames } from "#domain/trendWords.ts";
import { fewestCorrelated, moodGroupNames, signedKarma, type Correlation, type MoodGroup } from "#domain/trends.ts";
import type { Weather } from "#domain/weathers.ts";
import { ChartTable } from "./ChartTable.tsx";
import { bar, count, detail, drawing, fill, head, list, name, row, value } from "./MoodKarma.css.ts";

/** "Mood & Karma Correlation": average karma on happy, calm and sad days of all time (docs/rules.md, Trends). */
export function MoodKarma({ viewer }: { viewer: MoodKarma_viewer$key }) {
  const { trends } = useFragment(
    graphql`
      fragment MoodKarma_viewer on Viewer {
        trends {
          all {
            correlations {
              happy {
                days
                avgKarma
              }
              calm {
                days
                avgKarma
              }
              sad {
                days
                avgKarma
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const groups = trends.all.correlations;
  const means = moodGroupNames.map((group) => groups[group]).filter(isEnough);
  const widest = Math.max(1, ...means.map(({ avgKarma }) => Math.abs(avgKarma)));

  return (
    <Card title="Mood & Karma Correlation">
      <ul className={list}>
        {moodGroupNames.map((group) => (
          <Group key={group} group={group} correlation={groups[group]} widest={widest} />
        ))}
      </ul>
      <Text size="small" tone="soft">
        Good Karma minus Learning Points, per day on average. {trendRangeNames.all}.
      </Text>
      <ChartTable
        caption={`Average karma by mood, ${trendRangeNames.all}`}
        head={["Days", "Average karma", "How many"]}
        rows={moodGroupNames.map((group) => [labels[group], saidOf(groups[group]), groups[group].days])}
      />
    </Card>
  );
}

interface GroupProps {
  group: MoodGroup;
  correlation: Correlation;
  /** The mean whose bar fills its side. */
  widest: number;
}

function Group({ group, correlation, widest }: GroupProps) {
  const { days, avgKarma } = correlation;
  const width = isEnough(correlation) ? (Math.abs(avgKarma) / widest) * 50 : 0;

  return (
    <li className={`${row} ${weatherColors[weathers[group]]}`}>
      <span className={drawing}>
        <WeatherDrawing weather={weathers[group]} />
      </span>
      <p className={head}>
        <span className={name}>{labels[group]}</span>{" "}
        <span className={isEnough(correlation) ? value : detail}>{saidOf(correlation)}</span>
      </p>
      <span className={bar} aria-hidden="true">
        <span className={fill} style={{ "--from": `${avgKarma < 0 ? 50 - width : 50}%`, "--width": `${width}%` }} />
      </span>
      <p className={count}>{counted(days, "day")}</p>
    </li>
  );
}

const labels: Readonly<Record<MoodGroup, string>> = { happy: "Happy days", calm: "Calm days", sad: "Sad days" };

const weathers: Readonly<Record<MoodGroup, Weather>> = { happy: "sunny", calm: "still", sad: "rainy" };

function isEnough({ days }: Correlation): boolean {
  return days >= fewestCorrelated;
}

function saidOf(correlation: Correlation): string {
  return isEnough(correlation) ? signedKarma(correlation.avgKarma) : "not enough yet";
}
