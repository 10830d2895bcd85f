import type { LocalDate } from "#domain/days.ts";
import { moodGroups } from "#domain/moods.ts";
import {
  correlationsIn,
  moodGroupNames,
  trendDays,
  trendIn,
  trendRanges,
  type Correlation,
  type MoodGroup,
  type TrendDay,
} from "#domain/trends.ts";

// The trend of a range, as the limit reads and shows it: like REST's.

export const trendsPath = "/api/trends/user";

export interface TrendRows {
  /** Newest first. */
  days: TrendDay[];
  /** Of all time. */
  groups: Record<MoodGroup, Correlation>;
}

export const trendValues: unknown[] = moodGroupNames.map((group) => moodGroups[group]);

export const trendColumns = `
  (select coalesce(json_agg(t), '[]') from (
    select "localDate" as date, gold, coal, array(
      select value from "DayMood" m where m."userId" = me.id and m."localDate" = d."localDate" and count > 0
    ) as moods
    from "DayTotal" d
    where d."userId" = me.id and (actions + events + moods + journals + "giftsSent" > 0 or gold <> 0 or coal <> 0)
    order by d."localDate" desc limit ${trendDays.all}
  ) as t) as days,
  (with day as (
    select "localDate", array_agg(value) as moods from "DayMood" where "userId" = me.id and count > 0 group by 1
  ), felt as (
    select day.moods, gold - coal as karma from day join "DayTotal" d using ("localDate") where d."userId" = me.id
  )
  select json_build_object(${moodGroupNames.map((group, index) => `'${group}', (${mean(index + 2)})`).join(", ")})) as groups`;

function mean(parameter: number): string {
  return `select json_build_object('days', count(*), 'avgKarma', coalesce(avg(karma)::float8, 0))
          from felt where moods && $${parameter}::text[]`;
}

export function trendsJson({ days, groups }: TrendRows, asked: string | null, today: LocalDate): object {
  const range = trendRanges.find((each) => each === asked) ?? "week";
  const shown = trendIn(range, days.toReversed(), today);
  const { happy, calm, sad } = range === "all" ? groups : correlationsIn(shown);
  return {
    trendData: shown.map(({ date, gold, coal }) => ({ date, goldKarma: gold, coalKarma: Math.max(0, coal) })),
    correlations: { happyDays: asJson(happy), calmDays: asJson(calm), sadDays: asJson(sad) },
  };
}

function asJson({ days, avgKarma }: Correlation) {
  return { days, avgKarma };
}
