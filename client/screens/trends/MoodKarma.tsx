import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodKarma_viewer$key } from "#client/__generated__/MoodKarma_viewer.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { counted } from "#domain/trendWords.ts";
import { fewestCorrelated, meanInWords, moodGroupNames, type Correlation, type MoodGroup } from "#domain/trends.ts";
import type { Weather } from "#domain/weathers.ts";
import {
  bar,
  detail,
  drawing,
  fill,
  fillOfCoal,
  head,
  list,
  name,
  row,
  tooFew,
  value,
  words,
} from "./MoodKarma.css.ts";

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
      <p className={words}>
        Good Karma minus Learning Points, per day on average. All time. It counts what you logged, and says nothing
        about what you are worth.
      </p>
      <ul className={list}>
        {moodGroupNames.map((group) => (
          <Group key={group} group={group} correlation={groups[group]} widest={widest} />
        ))}
      </ul>
    </Card>
  );
}

interface GroupProps {
  group: MoodGroup;
  correlation: Correlation;
  /** The mean with the longest bar. */
  widest: number;
}

function Group({ group, correlation, widest }: GroupProps) {
  const { days, avgKarma } = correlation;
  const isMinus = avgKarma < 0;

  return (
    <li className={`${row} ${weatherColors[weathers[group]]}`}>
      <span className={drawing}>
        <WeatherDrawing weather={weathers[group]} />
      </span>
      <p className={head}>
        <span className={name}>{labels[group]}</span> <span className={detail}>{counted(days, "day")}</span>{" "}
        {isEnough(correlation) ? (
          <span className={value}>
            {isMinus ? <LumpIcon size={18} /> : <CoinIcon size={18} />}
            {meanInWords(avgKarma)}
          </span>
        ) : (
          <span className={tooFew}>not enough days yet</span>
        )}
      </p>
      <span className={bar} aria-hidden="true">
        {isEnough(correlation) && (
          <span
            className={isMinus ? fillOfCoal : fill}
            style={{ "--width": `${(Math.abs(avgKarma) / widest) * longest}%` }}
          />
        )}
      </span>
    </li>
  );
}

/** In percent: the widest mean leaves a little of its bar, for it is no limit. */
const longest = 80;

const labels: Readonly<Record<MoodGroup, string>> = { happy: "Happy days", calm: "Calm days", sad: "Sad days" };

const weathers: Readonly<Record<MoodGroup, Weather>> = { happy: "sunny", calm: "still", sad: "rainy" };

function isEnough({ days }: Correlation): boolean {
  return days >= fewestCorrelated;
}
