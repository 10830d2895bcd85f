import { startTransition, useDeferredValue, useOptimistic, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaTrend_viewer$data, KarmaTrend_viewer$key } from "#client/__generated__/KarmaTrend_viewer.graphql.ts";
import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { useToday } from "#client/chrome/session/useToday.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { Select } from "#client/ui/fields/Select.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { LocalDate } from "#domain/days.ts";
import { earlierNames, trendRangeNames } from "#domain/trendWords.ts";
import { lastTrendDay, openingRange, trendRanges, type TrendRange } from "#domain/trends.ts";
import { EarlierTrend } from "./EarlierTrend.tsx";
import { TrendOfRange } from "./TrendOfRange.tsx";
import { TrendSteps } from "./TrendSteps.tsx";

/** A range of days on the chart: up to today, or an earlier one. */
export interface Shown {
  range: TrendRange;
  /** A day of the earlier week, or the last of the earlier 30 days. */
  until?: LocalDate;
}

interface Chosen extends Shown {
  /** Counts the choices: Relay keeps the error of a query, so a second visit to the same days asks again. */
  visit: number;
}

interface KarmaTrendProps {
  viewer: KarmaTrend_viewer$key;
  /** A day of the week to open on. */
  week: LocalDate | undefined;
}

/** "Karma Balance Trend": coins above the ground, lumps beneath it, day by day (docs/rules.md, Trends). */
export function KarmaTrend({ viewer, week }: KarmaTrendProps) {
  const { trends, months, daysToCompare } = useFragment(
    graphql`
      fragment KarmaTrend_viewer on Viewer
      @argumentDefinitions(week: { type: "Date" }, hasWeek: { type: "Boolean!", defaultValue: false }) {
        months
        daysToCompare {
          needed
        }
        trends {
          opening: week(until: $week) @include(if: $hasWeek) {
            ...TrendOfRange_trend
          }
          week {
            ...TrendOfRange_trend
          }
          month {
            ...TrendOfRange_trend
            days {
              gold
              coal
            }
          }
          all {
            ...TrendOfRange_trend
            days {
              gold
              coal
            }
          }
        }
      }
    `,
    viewer,
  );
  const today = useToday();
  const [opening] = useState((): Chosen => ({ ...openingOf(week, today, trends), visit: 0 }));
  const [chosen, setChosen] = useState<Chosen>();
  const show = (next: Shown) => setChosen({ ...next, visit: (chosen?.visit ?? 0) + 1 });
  const asked = chosen ?? opening;
  const shown = useDeferredValue(asked);
  const { range, until, visit } = shown;
  const loaded = until === undefined ? trends[range] : visit === 0 ? trends.opening : undefined;
  // Nothing is compared beside one of the hardest moods, nor for people who have switched insights off.
  const drawing = {
    range,
    today,
    mayCompare: daysToCompare !== null && daysToCompare !== undefined,
    onShow: show,
  };

  return (
    <Card
      title="Karma Balance Trend"
      headEnd={<RangeSelect shown={asked} onChange={(next) => show({ range: next })} />}
    >
      <TrendSteps shown={asked} today={today} earliest={months.at(-1) ?? today} onShow={show} />
      <Swap contentKey={`${range} ${until}`}>
        {loaded ? (
          <TrendOfRange trend={loaded} isFallback={!chosen && opening.range === "all"} {...drawing} />
        ) : (
          range !== "all" &&
          until && (
            <DialogQuery fallback={problem}>
              {(attempt) => <EarlierTrend until={until} attempt={`${visit} ${attempt}`} {...drawing} range={range} />}
            </DialogQuery>
          )
        )}
      </Swap>
    </Card>
  );
}

/** The week that the address asks for, or the range that has something to draw. */
function openingOf(week: LocalDate | undefined, today: LocalDate, { month, all }: Drawable): Shown {
  if (!week) return { range: openingRange(month.days, all.days) };
  return lastTrendDay("week", week) < lastTrendDay("week", today) ? { range: "week", until: week } : { range: "week" };
}

type Drawable = Pick<KarmaTrend_viewer$data["trends"], "month" | "all">;

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="These days could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}

/** Shows the choice at once; the chart follows. Earlier days are an option only while they are shown. */
function RangeSelect({ shown, onChange }: { shown: Shown; onChange: (range: TrendRange) => void }) {
  const earlier = shown.until !== undefined && shown.range !== "all" ? earlierNames[shown.range] : undefined;
  const [chosen, setChosen] = useOptimistic<TrendRange | "earlier">(earlier ? "earlier" : shown.range);
  const choose = (next: TrendRange | "earlier") => {
    if (next === "earlier") return;
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });
  };
  const options = earlier ? [...rangeOptions, { value: "earlier" as const, label: earlier }] : rangeOptions;

  return <Select label="Range" labelHidden size="small" options={options} value={chosen} onChange={choose} />;
}

const rangeOptions = trendRanges.map((value) => ({ value, label: trendRangeNames[value] }));
