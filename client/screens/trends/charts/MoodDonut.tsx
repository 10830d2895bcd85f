import { Pie, PieChart, Sector, Tooltip, type PieSectorShapeProps, type TooltipContentProps } from "recharts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { counted } from "#domain/trendWords.ts";
import { percentOf } from "#domain/trends.ts";
import type { Weather } from "#domain/weathers.ts";
import { ChartBubble } from "./ChartBubble.tsx";
import { chart } from "./KarmaChart.css.ts";
import { remaining, slice as sliceStyle, total as totalStyle, unit } from "./MoodDonut.css.ts";
import { Room } from "./Room.tsx";
import { shades } from "./shades.css.ts";

/** A part of the ring. */
export interface Slice {
  label: string;
  count: number;
  /** Of moods that are not named, none. */
  weather: Weather | undefined;
  /** How pale it is, where moods of one weather stand beside each other. */
  shade: keyof typeof shades;
}

interface MoodDonutProps {
  slices: readonly Slice[];
  total: number;
  label: string;
}

/** A ring of the most frequent moods, clockwise from the top. Arrow keys go from one to the next. */
export function MoodDonut({ slices, total, label }: MoodDonutProps) {
  const data = slices.map((slice): Part => ({ ...slice, total }));

  return (
    <Room near>
      {(size) => (
        <PieChart {...size} className={chart} aria-label={label}>
          <Pie
            data={data}
            dataKey="count"
            nameKey="label"
            innerRadius="60%"
            outerRadius="94%"
            startAngle={90}
            endAngle={-270}
            rootTabIndex={-1}
            isAnimationActive={false}
            shape={drawn}
          />
          <text x="50%" y="50%" className={totalStyle}>
            {total.toLocaleString("en")}
          </text>
          <text x="50%" y="50%" dy="1.75em" className={unit}>
            {total === 1 ? "mood" : "moods"}
          </text>
          <Tooltip cursor={false} isAnimationActive={false} content={saidOfPart} />
        </PieChart>
      )}
    </Room>
  );
}

interface Part extends Slice {
  total: number;
}

// Recharts hands each part over as anything.
function saidOfPart({ active, payload }: Pick<TooltipContentProps, "active" | "payload">) {
  const part = payload[0]?.payload as Part | undefined;
  if (!active || !part) return null;
  const { label, count, total } = part;
  return (
    <ChartBubble title={label}>
      <p>
        {percentOf(count, total)}, {counted(count, "time")}
      </p>
    </ChartBubble>
  );
}

function drawn({ cx, cy, innerRadius, outerRadius, startAngle, endAngle, isActive, payload }: PieSectorShapeProps) {
  const { weather, shade } = payload as Part;
  const colours = weather ? `${sliceStyle} ${weatherColors[weather]} ${shades[shade]}` : remaining;

  return (
    <Sector
      cx={cx}
      cy={cy}
      innerRadius={innerRadius}
      outerRadius={isActive ? outerRadius + 4 : outerRadius}
      startAngle={startAngle}
      endAngle={endAngle}
      className={colours}
    />
  );
}
