import type { Pool } from "pg";
import { localDateOf } from "#domain/days.ts";
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

/** The trend of a range like REST's, read with the product's statements, prepared. */
export async function limitTrends(pool: Pool, person: { id: string; zone: string }, url: string): Promise<object> {
  const asked = new URL(url, "http://localhost").searchParams.get("range");
  const range = trendRanges.find((each) => each === asked) ?? "week";
  const { rows } = await pool.query<TrendDay>({
    name: "trends",
    text: `select "localDate" as date, gold, coal, array(
             select value from "DayMood" m where m."userId" = $1::uuid and m."localDate" = d."localDate" and count > 0
           ) as moods
           from "DayTotal" d
           where d."userId" = $1::uuid
             and (actions + events + moods + journals + "giftsSent" > 0 or gold <> 0 or coal <> 0)
           order by d."localDate" desc limit ${trendDays.all}`,
    values: [person.id],
  });
  const days = trendIn(range, rows.toReversed(), localDateOf(new Date(), person.zone));
  const { happy, calm, sad } = range === "all" ? await correlations(pool, person.id) : correlationsIn(days);
  return {
    trendData: days.map(({ date, gold, coal }) => ({ date, goldKarma: gold, coalKarma: Math.max(0, coal) })),
    correlations: { happyDays: asJson(happy), calmDays: asJson(calm), sadDays: asJson(sad) },
  };
}

async function correlations(pool: Pool, person: string): Promise<Record<MoodGroup, Correlation>> {
  const { rows } = await pool.query<Record<MoodGroup, Correlation>>({
    name: "correlations",
    text: `with day as (
             select "localDate", array_agg(value) as moods from "DayMood" where "userId" = $1::uuid and count > 0 group by 1
           ), felt as (
             select moods, gold - coal as karma from day join "DayTotal" d using ("localDate") where d."userId" = $1::uuid
           )
           select ${moodGroupNames.map((group, index) => `(${mean(index + 2)}) as ${group}`).join(", ")}`,
    values: [person, ...moodGroupNames.map((group) => moodGroups[group])],
  });
  const [row] = rows;
  if (!row) throw new Error("No correlations came.");
  return row;
}

function mean(parameter: number): string {
  return `select json_build_object('days', count(*), 'avgKarma', coalesce(avg(karma)::float8, 0))
          from felt where moods && $${parameter}::text[]`;
}

function asJson({ days, avgKarma }: { days: number; avgKarma: number }) {
  return { days, avgKarma };
}
