import { monthOf, rangeOf, type LocalDate, type Range } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { sql, type Tx } from "#server/db.ts";

/** What one fact adds to the day it belongs to. */
export interface DayChange extends Karma {
  userId: string;
  localDate: LocalDate;
  actions?: number;
  events?: number;
  positives?: number;
  moods?: number;
  journals?: number;
  reflections?: number;
  giftsSent?: number;
}

/** What the dashboard tells of a range. */
export interface Totals extends Karma {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

const counts = [
  "gold",
  "coal",
  "actions",
  "events",
  "positives",
  "moods",
  "journals",
  "reflections",
  "giftsSent",
] as const;

type Count = (typeof counts)[number];
type Row = { userId: string; localDate: LocalDate } & Record<Count, number>;

/** The same change with its sign turned: what a deleted or edited fact takes back. */
export function taken(change: DayChange): DayChange {
  const turned = Object.fromEntries(counts.map((count) => [count, -(change[count] ?? 0)]));
  return { ...(turned as Record<Count, number>), userId: change.userId, localDate: change.localDate };
}

/**
 * Adds facts to the totals of their days and months, in the transaction that writes the facts. Rows are locked days before
 * months, each in the order of (userId, date), so that two people's gifts to each other cannot wait for one another.
 */
export async function post(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  const rows = byDay(changes);
  if (rows.length === 0) return;

  const column = (count: Count) => rows.map((row) => row[count]);
  await tx.sql`
    with change as (
      select * from unnest(
        ${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.localDate)}::date[],
        ${column("gold")}::int[], ${column("coal")}::int[], ${column("actions")}::int[], ${column("events")}::int[],
        ${column("positives")}::int[], ${column("moods")}::int[], ${column("journals")}::int[],
        ${column("reflections")}::int[], ${column("giftsSent")}::int[]
      ) as t("userId", "localDate", gold, coal, actions, events, positives, moods, journals, reflections, "giftsSent")
    ), days as (
      insert into "DayTotal" as d
        ("userId", "localDate", gold, coal, actions, events, positives, moods, journals, reflections, "giftsSent")
      select * from change order by 1, 2
      on conflict ("userId", "localDate") do update set
        gold = d.gold + excluded.gold, coal = d.coal + excluded.coal,
        actions = d.actions + excluded.actions, events = d.events + excluded.events,
        positives = d.positives + excluded.positives, moods = d.moods + excluded.moods,
        journals = d.journals + excluded.journals, reflections = d.reflections + excluded.reflections,
        "giftsSent" = d."giftsSent" + excluded."giftsSent"
      returning 1
    ), daysFirst as (
      select count(*) from days
    )
    insert into "MonthTotal" as m
      ("userId", month, gold, coal, actions, events, positives, moods, journals, reflections, "giftsSent")
    select "userId", date_trunc('month', "localDate")::date, sum(gold), sum(coal), sum(actions), sum(events), sum(positives),
           sum(moods), sum(journals), sum(reflections), sum("giftsSent")
    from change, daysFirst group by 1, 2 order by 1, 2
    on conflict ("userId", month) do update set
      gold = m.gold + excluded.gold, coal = m.coal + excluded.coal,
      actions = m.actions + excluded.actions, events = m.events + excluded.events,
      positives = m.positives + excluded.positives, moods = m.moods + excluded.moods,
      journals = m.journals + excluded.journals, reflections = m.reflections + excluded.reflections,
      "giftsSent" = m."giftsSent" + excluded."giftsSent"`;
}

/**
 * What each range adds up to for a person whose local day is `today`: one statement for all five, so that changing the
 * selector asks for nothing. Days are read for the day and the week, months for the rest (docs/decisions/0003).
 */
export async function totalsOf(userId: string, today: LocalDate): Promise<Record<Range, Totals>> {
  const week = rangeOf("week", today);
  const year = rangeOf("year", today);
  const rows = await sql<Totals & { range: Range }>`
    select range, sum(gold)::int as gold, sum(coal)::int as coal, sum(actions + events)::int as "actionsLogged",
           sum(positives)::int as "positiveInteractions", sum(reflections)::int as "reflectionsWritten",
           sum("giftsSent")::int as "goodKarmaSent"
    from (
      select 'today' as range, * from "DayTotal" where "userId" = ${userId}::uuid and "localDate" = ${today}::date
      union all
      select 'week', * from "DayTotal"
      where "userId" = ${userId}::uuid and "localDate" between ${week.from}::date and ${week.to}::date
      union all
      select 'month', * from "MonthTotal" where "userId" = ${userId}::uuid and month = ${monthOf(today)}::date
      union all
      select 'year', * from "MonthTotal"
      where "userId" = ${userId}::uuid and month between ${year.from}::date and ${year.to}::date
      union all
      select 'all', * from "MonthTotal" where "userId" = ${userId}::uuid
    ) as counted
    group by range`;

  const found = new Map(rows.map(({ range, ...row }) => [range, { ...row, ...shownBalance(row) }]));
  const totals = (range: Range): Totals => found.get(range) ?? nothing;
  return {
    today: totals("today"),
    week: totals("week"),
    month: totals("month"),
    year: totals("year"),
    all: totals("all"),
  };
}

const nothing: Totals = {
  gold: 0,
  coal: 0,
  actionsLogged: 0,
  positiveInteractions: 0,
  reflectionsWritten: 0,
  goodKarmaSent: 0,
};

function byDay(changes: readonly DayChange[]): Row[] {
  const days = new Map<string, Row>();
  for (const change of changes) {
    const key = `${change.userId} ${change.localDate}`;
    const sum = days.get(key) ?? emptyDay(change);
    for (const count of counts) sum[count] += change[count] ?? 0;
    days.set(key, sum);
  }
  return [...days.values()].filter((row) => counts.some((count) => row[count] !== 0));
}

function emptyDay({ userId, localDate }: DayChange): Row {
  return {
    userId,
    localDate,
    gold: 0,
    coal: 0,
    actions: 0,
    events: 0,
    positives: 0,
    moods: 0,
    journals: 0,
    reflections: 0,
    giftsSent: 0,
  };
}
