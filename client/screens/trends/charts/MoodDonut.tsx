import { Pie, PieChart, Sector, Tooltip, type PieSectorShapeProps, type TooltipContentProps } from "recharts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { counted } from "#domain/trendWords.ts";
import { percentOf } from "#domain/trends.ts";
import type { Weather } from "#domain/weathers.ts";
import { ChartBubble } from "./ChartBubble.tsx";
import { chart, face, faceGround, remaining, total as totalStyle, unit } from "./MoodDonut.css.ts";
import { MoodPatterns, patternOf } from "./MoodPatterns.tsx";
import { Room } from "./Room.tsx";
import { slices as sliceStyles, type swatches } from "./signs.css.ts";

/** A part of the ring. */
export interface Slice {
  label: string;
  count: number;
  /** Both undefined for the unnamed rest. */
  weather: Weather | undefined;
  emoji: string | undefined;
  /** Distinguishes moods of the same weather without colours. */
  sign: keyof typeof swatches;
}

interface MoodDonutProps {
  slices: readonly Slice[];
  total: number;
  label: string;
}

/** A ring of the most frequent moods, clockwise from the top, each with its face. Arrow keys move between them. */
export function MoodDonut({ slices, total, label }: MoodDonutProps) {
  const data = slices.map((slice): Part => ({ ...slice, total }));

  return (
    <Room late>
      {(size) => (
        <PieChart {...size} className={chart} aria-label={label}>
          <MoodPatterns />
          <Pie
            data={data}
            dataKey="count"
            nameKey="label"
            innerRadius="57%"
            outerRadius="95%"
            startAngle={90}
            endAngle={-270}
            paddingAngle={slices.length > 1 ? 1.8 : 0}
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

function drawn(props: PieSectorShapeProps) {
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, isActive, payload } = props;
  const { weather, sign, emoji } = payload as Part;
  // Other moods are a thin ring: together they may be many, and still they are not what the card is about.
  const [inner, outer] = weather ? [innerRadius, outerRadius] : [innerRadius * 1.37, outerRadius * 0.96];
  const isPattern = sign === "hatched" || sign === "dotted";

  return (
    <g className={weather && weatherColors[weather]}>
      <Sector
        cx={cx}
        cy={cy}
        innerRadius={inner}
        outerRadius={isActive ? outer + 3 : outer}
        startAngle={startAngle}
        endAngle={endAngle}
        className={weather ? sliceStyles[sign] : remaining}
        {...(weather && isPattern ? { fill: `url(#${patternOf(sign, weather)})` } : {})}
      />
      {emoji && <Face {...props} emoji={emoji} />}
    </g>
  );
}

/** The face in the middle of its slice, unless the slice is too small for it. */
function Face({
  cx,
  cy,
  innerRadius,
  outerRadius,
  startAngle,
  endAngle,
  emoji,
}: PieSectorShapeProps & { emoji: string }) {
  const far = (innerRadius + outerRadius) / 2;
  const turn = ((startAngle + endAngle) / 2) * (Math.PI / 180);
  const half = (Math.abs(startAngle - endAngle) / 2) * (Math.PI / 180) * far;
  const radius = Math.min((outerRadius - innerRadius) * 0.37, half - 1);
  if (radius < smallestFace) return null;
  const [x, y] = [cx + far * Math.cos(turn), cy - far * Math.sin(turn)];
  return (
    <>
      <circle className={faceGround} cx={x} cy={y} r={radius} />
      <text className={face} x={x} y={y} dy=".36em" fontSize={radius * 1.26}>
        {emoji}
      </text>
    </>
  );
}

/** In pixels. */
const smallestFace = 6;
