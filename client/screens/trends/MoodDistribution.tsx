import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodDistribution_viewer$key } from "#client/__generated__/MoodDistribution_viewer.graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { counted, distributionInWords } from "#domain/trendWords.ts";
import { percentOf } from "#domain/trends.ts";
import { weatherOf } from "#domain/weathers.ts";
import type { Slice } from "./charts/MoodDonut.tsx";
import { ChartTrouble } from "./ChartTrouble.tsx";
import { swatches } from "./charts/signs.css.ts";
import {
  columns,
  dot,
  dotOfOthers,
  dots,
  legend,
  name,
  nameOfOthers,
  percent,
  percentOfOthers,
  place,
  row,
} from "./MoodDistribution.css.ts";

const MoodDonut = later(async () => (await import("./charts/recharts.ts")).MoodDonut, { instead: ChartTrouble });
const BirdsScene = later(async () => (await import("#client/pictures/BirdsScene.tsx")).BirdsScene);

/** "All-Time Mood Distribution": the six most frequent moods with their shares (docs/rules.md, Trends). */
export function MoodDistribution({ viewer }: { viewer: MoodDistribution_viewer$key }) {
  const { moodDistribution } = useFragment(
    graphql`
      fragment MoodDistribution_viewer on Viewer {
        moodDistribution {
          total
          others
          top {
            value
            label
            count
          }
        }
      }
    `,
    viewer,
  );
  const { total, others, top } = moodDistribution;
  const named = top.map(({ value, ...mood }) => ({ ...mood, mood: fromEnum(moods, value) ?? "neutral" }));
  const slices = [...signed(named), ...(others > 0 ? [otherMoods(others)] : [])];

  if (total === 0)
    return (
      <Card title="All-Time Mood Distribution">
        <EmptyState
          picture={<BirdsScene />}
          title="No moods yet"
          text="Your moods will fill this ring as you log them."
          action={
            <LinkButton to="/mood" variant="quiet">
              Add New
            </LinkButton>
          }
        />
      </Card>
    );
  return (
    <Card title="All-Time Mood Distribution">
      <div className={columns}>
        <div className={place}>
          <MoodDonut slices={slices} total={total} label={distributionInWords(total, top)} />
        </div>
        <ul className={legend}>
          {slices.map((slice) => (
            <Part key={slice.label} slice={slice} total={total} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Part({ slice: { label, count, weather, sign }, total }: { slice: Slice; total: number }) {
  return (
    <li className={row}>
      <span
        className={weather ? `${dot} ${weatherColors[weather]} ${swatches[sign]}` : dotOfOthers}
        aria-hidden="true"
      />
      <span className={weather ? name : nameOfOthers}>{label}</span>
      <VisuallyHidden> {counted(count, "time")}, </VisuallyHidden>
      <span className={dots} aria-hidden="true" />
      <span className={weather ? percent : percentOfOthers}>{percentOf(count, total)}</span>
    </li>
  );
}

function signed(top: readonly { label: string; count: number; mood: (typeof moods)[number] }[]): Slice[] {
  return top.map(({ mood, label, count }, index) => {
    const weather = weatherOf(mood);
    const before = top.slice(0, index).filter((other) => weatherOf(other.mood) === weather).length;
    return { label, count, weather, emoji: moodFaces[mood].emoji, sign: signs[before] ?? "dotted" };
  });
}

function otherMoods(count: number): Slice {
  return { label: "Other moods", count, weather: undefined, emoji: undefined, sign: "solid" };
}

/** Of the moods of one weather, the most frequent first. */
const signs = ["solid", "edged", "hatched", "dotted"] as const;
