import { addDays, localDateOf, monthOf, rangeOf, type LocalDate, type Range } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Day } from "#domain/insights.ts";
import type { Karma } from "#domain/karma.ts";
import type { Viewer } from "#server/account/viewer.ts";
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
  /** Key of the mood that was noted, if the fact is one. */
  mood?: string;
  /** How often: 1, or -1 for one taken back. */
  moodCount?: number;
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
  return { ...change, ...(turned as Record<Count, number>), moodCount: -(change.moodCount ?? 1) };
}

/**
 * Adds facts to the totals of their days and months, in the transaction that writes the facts. Rows are locked days before
 * months, each in the order of (userId, date), so that two people's gifts to each other cannot wait for one another.
 */
export async function post(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  await postCounts(tx, byDay(changes));
  await postMoods(tx, changes);
}

async function postCounts(tx: Tx, rows: readonly Row[]): Promise<void> {
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

async function postMoods(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  const noted = changes.filter((change) => change.mood !== undefined);
  if (noted.length === 0) return;

  await tx.sql`
    insert into "DayMood" as d ("userId", "localDate", value, count)
    select "userId", "localDate", value, sum(count)
    from unnest(
      ${noted.map((change) => change.userId)}::uuid[], ${noted.map((change) => change.localDate)}::date[],
      ${noted.map((change) => change.mood)}::text[], ${noted.map((change) => change.moodCount ?? 1)}::int[]
    ) as t("userId", "localDate", value, count)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict ("userId", "localDate", value) do update set count = d.count + excluded.count`;
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

/** How many days back a calendar knows. */
const lookBackDays = 90;

/** What a diary holds when: its days of late, and all of its months. */
export interface Calendar {
  from: LocalDate;
  to: LocalDate;
  /** The days from the one to the other that hold anything, with their sums and moods. */
  days: readonly Day[];
  /** The months with an action, an event or a mood, as their first days and newest first. */
  months: readonly LocalDate[];
}

// The journal's page asks twice: for months, and beside its entries for days.
const calendars = new WeakMap<Viewer, Promise<Calendar>>();

/** The viewer's calendar up to their own today: one statement for days and months, asked once however often it is needed. */
export function calendarOf(viewer: Viewer): Promise<Calendar> {
  const calendar = calendars.get(viewer) ?? readCalendar(viewer);
  calendars.set(viewer, calendar);
  return calendar;
}

async function readCalendar({ id, zone }: Viewer): Promise<Calendar> {
  const to = localDateOf(new Date(), zone);
  const from = addDays(to, 1 - lookBackDays);
  const [row] = await sql<Pick<Calendar, "days" | "months">>`
    select array(
      select month::text from "MonthTotal"
      where "userId" = ${id}::uuid and actions + events + moods > 0 order by "MonthTotal".month desc
    ) as months, (
      select coalesce(json_agg(day order by day.date), '[]') from (
        select d."localDate" as date, gold, coal, actions + events as actions, positives, journals, reflections,
               array(
                 select value from "DayMood" m
                 where m."userId" = d."userId" and m."localDate" = d."localDate" and count > 0 order by value
               ) as moods
        from "DayTotal" d
        where d."userId" = ${id}::uuid and d."localDate" between ${from}::date and ${to}::date
          and actions + events + moods + journals > 0
      ) as day
    ) as days`;
  return { from, to, days: row?.days ?? [], months: row?.months ?? [] };
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
