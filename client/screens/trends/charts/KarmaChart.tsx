import {
  Bar,
  BarChart,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
  type XAxisTickContentProps,
} from "recharts";
import { nameOfDayInChart } from "#domain/trendWords.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import type { TrendRange } from "#domain/trends.ts";
import { ChartBubble } from "./ChartBubble.tsx";
import { CoalHeap } from "./CoalHeap.tsx";
import { CoinStack } from "./CoinStack.tsx";
import { Ground } from "./Ground.tsx";
import { chart, tick } from "./KarmaChart.css.ts";
import { Room } from "./Room.tsx";

interface ChartDay extends Karma {
  date: LocalDate;
}

interface KarmaChartProps {
  days: readonly ChartDay[];
  range: TrendRange;
  label: string;
}

/** Gold in stacks above the ground, coal in heaps beneath it. Arrow keys go from day to day. */
export function KarmaChart({ days, range, label }: KarmaChartProps) {
  const above = Math.max(fewestDrawn.gold, ...days.map(({ gold }) => gold));
  const beneath = Math.max(fewestDrawn.coal, ...days.map(({ coal }) => coal), above * leastSoil);
  const isWeek = range === "week";
  const data = days.map((day): Drawn => ({ ...day, scale: above + beneath, isNumbered: isWeek }));

  return (
    <Room>
      {(size) => (
        <BarChart
          {...size}
          className={chart}
          data={data}
          barCategoryGap={isWeek ? "14%" : "8%"}
          margin={{ top: isWeek ? 36 : 12, right: 0, bottom: 0, left: 0 }}
          aria-label={label}
        >
          <Ground isBare={days.every(({ gold, coal }) => gold === 0 && coal === 0)} />
          <XAxis
            dataKey="date"
            tickFormatter={(date: LocalDate) => nameOfDayInChart(date, range)}
            interval={isWeek ? 0 : "equidistantPreserveStart"}
            minTickGap={18}
            axisLine={false}
            tickLine={false}
            tickMargin={6}
            padding={isWeek ? undefined : { left: 18, right: 18 }}
            height={30}
            tick={dayName}
          />
          <YAxis hide domain={[-beneath, above]} niceTicks="none" />
          <Tooltip cursor={false} isAnimationActive={false} content={saidOfDay} />
          <Bar dataKey="gold" maxBarSize={54} isAnimationActive={false} shape={piles} />
        </BarChart>
      )}
    </Room>
  );
}

/** So that one coin is one coin high, however few there are. */
const fewestDrawn = { gold: 8, coal: 4 };
/** So that a lump finds room, however high the coins are. */
const leastSoil = 0.4;

interface Drawn extends ChartDay {
  /** How much karma the chart is high. */
  scale: number;
  isNumbered: boolean;
}

/** Recharts' own text lays the page out for each word, to know where lines break. */
function dayName({ x, y, payload, tickFormatter, index }: XAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.71em" className={tick}>
      {tickFormatter?.(payload.value, index)}
    </text>
  );
}

// One bar for both, for a second one takes Recharts as long again. It hands each part its day as anything.
function piles({ x, y, width, height, background, payload }: BarShapeProps) {
  const { gold, coal, scale, isNumbered } = payload as Drawn;
  const [level, each] = [y + height, (background?.height ?? 0) / scale];
  return (
    <>
      <CoinStack x={x} y={y} width={width} height={height} count={gold} isNumbered={isNumbered} />
      <CoalHeap x={x} y={level} width={width} height={coal * each} count={coal} isNumbered={isNumbered} />
    </>
  );
}

function saidOfDay({ active, payload }: Pick<TooltipContentProps, "active" | "payload">) {
  const day = payload[0]?.payload as Drawn | undefined;
  return active && day ? <ChartBubble title={fullNameOfDay(day.date)} karma={day} /> : null;
}
