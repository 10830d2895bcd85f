import type { KeyboardEvent, MouseEvent } from "react";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import { karmaInWords } from "#domain/trendWords.ts";
import { hasKarma, type TrendRange } from "#domain/trends.ts";
import { CoinStack } from "./CoinStack.tsx";
import { Ground } from "./Ground.tsx";
import { band, goldCount, picture, plot, slider } from "./KarmaChart.css.ts";
import { LumpHeap } from "./LumpHeap.tsx";
import { coinHeight, daysFrom, groundAt, heightFor, middleOf, mostApart, planOf, type Plan } from "./plan.ts";
import { Room } from "./Room.tsx";

export interface ChartDay extends Karma {
  date: LocalDate;
}

interface KarmaChartProps {
  days: readonly ChartDay[];
  range: TrendRange;
  label: string;
  /** None in a week, whose days all have their numbers. */
  chosen: LocalDate | undefined;
  onChoose: (day: LocalDate) => void;
}

/** Coins above the ground, lumps beneath it. A tap or the arrow keys choose a day. */
export function KarmaChart({ days, range, label, chosen, onChoose }: KarmaChartProps) {
  const drawing = <Room>{(room) => <Drawing {...room} days={days} range={range} chosen={chosen} />}</Room>;
  const height = (coin: number) => heightFor(mostGold(days), coin, range === "week");
  const style = { "--narrow": height(coinHeight.narrow), "--wide": height(coinHeight.wide) };
  const index = days.findIndex(({ date }) => date === chosen);
  const day = days[index];
  if (!day)
    return (
      <figure aria-label={label} className={plot} style={style}>
        {drawing}
      </figure>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const next = days[stepped(index, event.key, days.length)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.date);
  };
  const onClick = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const first = days[0]?.date ?? day.date;
    const at = ((clientX - left) / width) * spanOf(days) - 0.5;
    const [nearest] = days.toSorted(
      (one, other) => Math.abs(daysFrom(first, one.date) - at) - Math.abs(daysFrom(first, other.date) - at),
    );
    if (nearest) onChoose(nearest.date);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input of the platform cannot go over days of unequal distance
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={days.length - 1}
      aria-valuenow={index}
      aria-valuetext={`${fullNameOfDay(day.date)}: ${karmaInWords(day)}`}
      className={slider}
      style={style}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {drawing}
    </div>
  );
}

function stepped(index: number, key: string, length: number): number {
  const last = length - 1;
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: Math.max(0, index - 7),
    PageUp: Math.min(last, index + 7),
    Home: 0,
    End: last,
  };
  return steps[key] ?? -1;
}

interface DrawingProps extends Pick<KarmaChartProps, "days" | "range" | "chosen"> {
  width: number;
  height: number;
}

function Drawing({ days, range, chosen, width, height }: DrawingProps) {
  const isWeek = range === "week";
  const first = days[0]?.date;
  const plan = planOf({ width, height }, Math.max(1, spanOf(days)), mostGold(days), isWeek);
  const isBare = !days.some(hasKarma);

  return (
    <svg className={picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Ground plan={plan} shaded={isWeek || !first ? [] : shadedIn(range, days)} isBare={isBare} />
      {first && chosen && <Chosen plan={plan} index={daysFrom(first, chosen)} />}
      {first &&
        days.map((day) => (
          <Day
            key={day.date}
            day={day}
            plan={plan}
            index={daysFrom(first, day.date)}
            isNumbered={isWeek || day.date === chosen}
            isWeek={isWeek}
          />
        ))}
    </svg>
  );
}

interface DayProps {
  day: ChartDay;
  plan: Plan;
  index: number;
  isNumbered: boolean;
  isWeek: boolean;
}

function Day({ day: { gold, coal }, plan, index, isNumbered, isWeek }: DayProps) {
  const { radius, step, lump, day } = plan;
  const x = middleOf(plan, index);
  const y = groundAt(plan, x) + Math.min(4, radius * 0.3);
  const isManyMore = gold > mostApart && day >= 14;
  return (
    <>
      <CoinStack x={x} y={y} radius={radius} step={step} count={gold} turn={index} />
      {gold > 0 && (isNumbered || isManyMore) && (
        <text className={goldCount} x={x} y={y - Math.min(gold, mostApart) * step - radius * 0.4 - 6}>
          {gold}
        </text>
      )}
      <LumpHeap x={x} y={groundAt(plan, x)} size={lump} count={coal} isNumbered={isWeek} />
    </>
  );
}

function Chosen({ plan: { day, foot }, plan, index }: { plan: Plan; index: number }) {
  const wide = Math.max(day, 8);
  const x = middleOf(plan, index);
  return <rect className={band} x={x - wide / 2} y={0} width={wide} height={foot} rx={wide * 0.42} />;
}

function mostGold(days: readonly ChartDay[]): number {
  return Math.max(0, ...days.map(({ gold }) => gold));
}

/** How many days there are from the first to the last, both included. */
function spanOf(days: readonly ChartDay[]): number {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? daysFrom(first.date, last.date) + 1 : 0;
}

/** Every second week of 30 days, every second month of all time: from its first day to the day after its last. */
function shadedIn(range: TrendRange, days: readonly ChartDay[]): [number, number][] {
  const first = days[0]?.date;
  const span = spanOf(days);
  if (!first) return [];
  const shaded: [number, number][] = [];
  for (let index = 0; index < span; index += 1) {
    const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    const part = range === "month" ? Math.floor((Date.parse(date) / 86_400_000 + 3) / 7) : Number(date.slice(5, 7));
    if (part % 2 !== 0) continue;
    const before = shaded.at(-1);
    if (before?.[1] === index) before[1] = index + 1;
    else shaded.push([index, index + 1]);
  }
  return shaded;
}
