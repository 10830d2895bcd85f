import { sql } from "#server/db.ts";

/** A day whose total is not the sum of its facts. */
export interface LedgerGap {
  userId: string;
  period: "day" | "month";
  date: Date;
  column: string;
  total: number;
  facts: number;
}

/** Every gap between the totals and the facts they stand for, found in one statement. None is the only right answer. */
export function ledgerGaps(): Promise<LedgerGap[]> {
  return sql<LedgerGap>`
    with facts as (
      select "userId", "localDate", gold, coal, (type = 'action')::int as actions, (type = 'event')::int as events,
             (classification = 'positive')::int as positives, 0 as moods, 0 as journals,
             (coalesce(reflection1, reflection2, reflection3) is not null)::int as reflections, 0 as "giftsSent"
      from "Action"
      union all
      select "userId", "localDate", 0, 0, 0, 0, 0, 1, 0, (note is not null)::int, 0 from "Mood"
      union all
      select "userId", "localDate", gold, 0, 0, 0, 0, 0, 1, 1, 0 from "JournalEntry"
    ), days as (
      select "userId", 'day' as period, "localDate" as date, sum(gold) as gold, sum(coal) as coal, sum(actions) as actions,
             sum(events) as events, sum(positives) as positives, sum(moods) as moods, sum(journals) as journals,
             sum(reflections) as reflections, sum("giftsSent") as "giftsSent"
      from facts group by 1, 3
    ), months as (
      select "userId", 'month' as period, date_trunc('month', date)::date as date, sum(gold) as gold, sum(coal) as coal,
             sum(actions) as actions, sum(events) as events, sum(positives) as positives, sum(moods) as moods,
             sum(journals) as journals, sum(reflections) as reflections, sum("giftsSent") as "giftsSent"
      from days group by 1, 3
    ), summed as (
      select s."userId", period, date, c.key as column, c.value::int as facts
      from (select * from days union all select * from months) s, jsonb_each(to_jsonb(s) - array['userId', 'period', 'date']) c
      union all
      select "userId", 'day', "localDate", value, count(*)::int from "Mood" group by 1, 3, 4
    ), totalled as (
      select t."userId", period, date, c.key as column, c.value::int as total
      from (
        select 'day' as period, "localDate" as date, * from "DayTotal"
        union all
        select 'month', month, * from "MonthTotal"
      ) t, jsonb_each(to_jsonb(t) - array['userId', 'period', 'date', 'localDate', 'month']) c
      union all
      select "userId", 'day', "localDate", value, count from "DayMood"
    )
    select "userId", period, date, "column", coalesce(total, 0) as total, coalesce(facts, 0) as facts
    from summed full join totalled using ("userId", period, date, "column")
    where coalesce(total, 0) <> coalesce(facts, 0)
    order by 1, 2, 3, 4`;
}
