import type { Pool } from "pg";
import { localDateOf } from "#domain/days.ts";
import { correlationsIn, trendDays, trendIn, trendRanges, type TrendDay } from "#domain/trends.ts";

/** The trend of a range as the product reads it, in one prepared statement: what its REST door answers with. */
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
  const { happy, calm, sad } = correlationsIn(days);
  return {
    trendData: days.map(({ date, gold, coal }) => ({ date, goldKarma: gold, coalKarma: Math.max(0, coal) })),
    correlations: { happyDays: asJson(happy), calmDays: asJson(calm), sadDays: asJson(sad) },
  };
}

function asJson({ days, avgKarma }: { days: number; avgKarma: number }) {
  return { days, avgKarma };
}
