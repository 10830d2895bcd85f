import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { addDays, type LocalDate } from "#domain/days.ts";
import { nameOfDayInChart, nameOfDayInWeek, shortMonth, trendRangeNames } from "#domain/trendWords.ts";
import { isSameWeek, type SpanKarma, type TrendRange } from "#domain/trends.ts";
import { target } from "#client/theme/sizes.ts";
import { daysFrom } from "./charts/plan.ts";
import {
  bracket,
  bracketOfThis,
  brackets,
  monthName,
  monthNames,
  nameOfThis,
  sum,
  sums,
  weekDay,
  weekDays,
  weekName,
  weekSum,
  weekSums,
} from "./ChartFoot.css.ts";
import type { Shown } from "./KarmaTrend.tsx";

interface ChartFootProps {
  range: TrendRange;
  days: readonly { date: LocalDate }[];
  weeks: readonly SpanKarma[];
  today: LocalDate;
  onShow: (shown: Shown) => void;
}

/** What stands under the chart: the days of a week, the weeks of 30 days, which can be opened, and the months of all time. */
export function ChartFoot({ range, days, weeks, today, onShow }: ChartFootProps) {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return null;
  if (range === "week")
    return (
      <div className={weekDays} aria-hidden="true">
        {days.map(({ date }) => {
          const [name, day] = nameOfDayInWeek(date);
          return (
            <p key={date} className={weekDay}>
              {name} <span>{day}</span>
            </p>
          );
        })}
      </div>
    );

  const span = daysFrom(first, last) + 1;
  if (range === "all") {
    const months = monthsIn(first, span);
    return (
      <div
        className={monthNames}
        style={{
          gridTemplateColumns: columnsOf(
            months.map(({ at }) => at),
            span,
          ),
        }}
        aria-hidden="true"
      >
        {months.map(({ at, name }, index) => (
          <p key={at} className={monthName} style={{ gridColumn: index + 2 }}>
            {name}
          </p>
        ))}
      </div>
    );
  }
  return <Weeks first={first} span={span} weeks={weeks} today={today} onShow={onShow} />;
}

interface WeeksProps extends Pick<ChartFootProps, "weeks" | "today" | "onShow"> {
  /** The first day of the chart, and how many it has. */
  first: LocalDate;
  span: number;
}

/** The weeks of 30 days, each below a bracket over its days, with its date and its sums. */
function Weeks({ first, span, weeks, today, onShow }: WeeksProps) {
  const isThis = ({ to }: SpanKarma) => isSameWeek(to, today);
  // An answer that an older build stored has whole weeks only.
  const before = weeks[0] ? daysFrom(first, weeks[0].from) : 0;
  const columns = [
    `minmax(0, ${before}fr)`,
    ...weeks.map(({ from, to }) => `minmax(${target.small}, ${daysFrom(from, to) + 1}fr)`),
  ];

  return (
    <>
      <div className={brackets} style={{ gridTemplateColumns: `repeat(${span}, minmax(0, 1fr))` }} aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week.from}
            className={isThis(week) ? bracketOfThis : bracket}
            style={{ gridColumn: `${daysFrom(first, week.from) + 1} / ${daysFrom(first, week.to) + 2}` }}
          />
        ))}
      </div>
      <div className={weekSums} style={{ gridTemplateColumns: columns.join(" ") }}>
        {weeks.map((week, index) => (
          <button
            key={week.from}
            className={weekSum}
            style={{ gridColumn: index + 2 }}
            onClick={() => onShow(isThis(week) ? { range: "week" } : { range: "week", until: week.from })}
          >
            {isThis(week) ? (
              <span className={nameOfThis}>
                <VisuallyHidden>Show</VisuallyHidden> {trendRangeNames.week}
              </span>
            ) : (
              <span className={weekName}>
                <VisuallyHidden>Show the week of</VisuallyHidden> {nameOfDayInChart(week.from)}
              </span>
            )}{" "}
            <Sum {...week} />
          </button>
        ))}
      </div>
    </>
  );
}

function Sum({ gold, coal }: Karma) {
  return (
    <span className={sums}>
      <span className={sum}>
        <CoinIcon size={15} />
        {gold} <VisuallyHidden>Good Karma</VisuallyHidden>
      </span>
      <span className={sum}>
        <LumpIcon size={15} />
        {coal} <VisuallyHidden>{coalLabel(coal)}</VisuallyHidden>
      </span>
    </span>
  );
}

/** Columns that begin at these days, after one for what is before the first of them. */
function columnsOf(starts: readonly number[], span: number): string {
  return [0, ...starts].map((start, index) => `minmax(0, ${(starts[index] ?? span) - start}fr)`).join(" ");
}

/** The months that begin within a span, few enough for their names to fit. */
function monthsIn(first: LocalDate, span: number): { at: number; name: string }[] {
  const begins = Array.from({ length: span }, (_, index) => ({ at: index, date: addDays(first, index) })).filter(
    ({ date }) => date.endsWith("-01"),
  );
  const every = Math.ceil(begins.length / mostNames);
  const isOneYear = begins.every(({ date }) => date.slice(0, 4) === begins[0]?.date.slice(0, 4));
  return begins
    .filter(({ at }, index) => index % every === 0 && span - at > span / (2 * mostNames))
    .map(({ at, date }) => {
      const month = shortMonth(Number(date.slice(5, 7)));
      return { at, name: isOneYear ? month : `${month} ${date.slice(0, 4)}` };
    });
}

const mostNames = 5;
