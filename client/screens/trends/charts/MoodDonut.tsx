import { Pie, PieChart, Sector, Tooltip, type PieSectorShapeProps, type TooltipContentProps } from "recharts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { counted } from "#domain/trendWords.ts";
import { percentOf } from "#domain/trends.ts";
import type { Weather } from "#domain/weathers.ts";
import { ChartBubble } from "./ChartBubble.tsx";
import { chart, remaining, slice as sliceStyle, total as totalStyle, unit } from "./MoodDonut.css.ts";
import { Room } from "./Room.tsx";
import { shades } from "./shades.css.ts";

/** A part of the ring. */
export interface Slice {
  label: string;
  count: number;
  /** Undefined for the unnamed rest. */
  weather: Weather | undefined;
  /** Distinguishes moods of the same weather side by side. */
  shade: keyof typeof shades;
}

interface MoodDonutProps {
  slices: readonly Slice[];
  total: number;
  label: string;
}

/** A ring of the most frequent moods, clockwise from the top. Arrow keys move between them. */
export function MoodDonut({ slices, total, label }: MoodDonutProps) {
  const data = slices.map((slice): Part => ({ ...slice, total }));

  return (
    <Room late>
      {(size) => (
        <PieChart {...size} className={chart} aria-label={label}>
          <Pie
            data={data}
            dataKey="count"
            nameKey="label"
            innerRadius="62%"
            outerRadius="92%"
            startAngle={90}
            endAngle={-270}
            rootTabIndex={-1}
            isAnimationActive={false}
            shape={drawn}
          />
          <text x="50%" y="50%" className={totalStyle}>
            {total.toLocaleString("en")}
          </text>
          <text x="50%" y="50%" dy="1.6em" className={unit}>
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

// Recharts types each part as `any`.
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
  // Other moods are a thin ring: together they may be many, and still they are not what the card is about.
  const [inner, outer] = weather ? [innerRadius, outerRadius] : [innerRadius * 1.26, outerRadius * 0.935];

  return (
    <Sector
      cx={cx}
      cy={cy}
      innerRadius={inner}
      outerRadius={isActive ? outer + 3 : outer}
      startAngle={startAngle}
      endAngle={endAngle}
      className={colours}
    />
  );
}
