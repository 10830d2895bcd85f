import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { EarlierTrendQuery } from "#client/__generated__/EarlierTrendQuery.graphql.ts";
import type { LocalDate } from "#domain/days.ts";
import type { TrendRange } from "#domain/trends.ts";
import type { Shown } from "./KarmaTrend.tsx";
import { TrendOfRange } from "./TrendOfRange.tsx";

interface EarlierTrendProps {
  range: Exclude<TrendRange, "all">;
  until: LocalDate;
  /** Another one asks again. */
  attempt: string;
  today: LocalDate;
  mayCompare: boolean;
  onShow: (shown: Shown) => void;
}

/** The chart of an earlier week, or of 30 earlier days. */
export function EarlierTrend({ range, until, attempt, ...drawing }: EarlierTrendProps) {
  const { viewer } = useLazyLoadQuery<EarlierTrendQuery>(
    graphql`
      query EarlierTrendQuery($until: Date!, $isWeek: Boolean!) {
        viewer @required(action: THROW) {
          trends {
            week(until: $until) @include(if: $isWeek) {
              ...TrendOfRange_trend
            }
            month(until: $until) @skip(if: $isWeek) {
              ...TrendOfRange_trend
            }
          }
        }
      }
    `,
    { until, isWeek: range === "week" },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const trend = viewer.trends[range];
  return trend && <TrendOfRange trend={trend} range={range} {...drawing} />;
}
