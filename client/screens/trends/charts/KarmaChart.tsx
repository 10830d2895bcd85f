import { Bar, BarChart, Tooltip, XAxis, YAxis, type BarShapeProps, type TooltipContentProps } from "recharts";
import { InIdleMoment } from "#client/ui/InIdleMoment.tsx";
import { nameOfDayInChart } from "#domain/trendWords.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import type { TrendRange } from "#domain/trends.ts";
import { ChartBubble } from "./ChartBubble.tsx";
import { CoalHeap } from "./CoalHeap.tsx";
import { CoinStack } from "./CoinStack.tsx";
import { Ground } from "./Ground.tsx";
import { chart } from "./KarmaChart.css.ts";

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
  const data = days.map((day): Drawn => ({ ...day, below: -day.coal, isNumbered: isWeek }));

  return (
    <InIdleMoment>
      <BarChart
        responsive
        className={chart}
        data={data}
        stackOffset="sign"
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
        />
        <YAxis hide domain={[-beneath, above]} />
        <Tooltip cursor={false} isAnimationActive={false} content={saidOfDay} />
        <Bar dataKey="gold" stackId="karma" maxBarSize={54} isAnimationActive={false} shape={coins} />
        <Bar dataKey="below" stackId="karma" maxBarSize={54} isAnimationActive={false} shape={lumps} />
      </BarChart>
    </InIdleMoment>
  );
}

/** So that one coin is one coin high, however few there are. */
const fewestDrawn = { gold: 8, coal: 4 };
/** So that a lump finds room, however high the coins are. */
const leastSoil = 0.4;

interface Drawn extends ChartDay {
  /** Coal as a bar that goes down. */
  below: number;
  isNumbered: boolean;
}

// Recharts hands each part its day as anything.
function coins({ payload, ...place }: BarShapeProps) {
  const { gold, isNumbered } = payload as Drawn;
  return <CoinStack {...place} count={gold} isNumbered={isNumbered} />;
}

function lumps({ payload, ...place }: BarShapeProps) {
  const { coal, isNumbered } = payload as Drawn;
  return <CoalHeap {...place} count={coal} isNumbered={isNumbered} />;
}

function saidOfDay({ active, payload }: Pick<TooltipContentProps, "active" | "payload">) {
  const day = payload[0]?.payload as Drawn | undefined;
  return active && day ? <ChartBubble title={fullNameOfDay(day.date)} karma={day} /> : null;
}
