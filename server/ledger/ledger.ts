import { localDateOf, monthOf, rangeOf, type LocalDate, type Range } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { removeRows } from "#server/batches.ts";
import { sql, type Sql } from "#server/db.ts";
import { sqlList, sqlNames, sqlText, type SqlText } from "#server/sqlText.ts";
import { dateText } from "#server/pages.ts";
import { readingTogether, readOnce } from "#server/reads.ts";

export const counts = [
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

/** What one row of a table adds to its day, as SQL over the row's columns; counts not named are 0. */
export type Facts = Partial<Record<(typeof counts)[number], SqlText>> & {
  mood?: SqlText;
};

const columns = sqlNames(...counts);
// By their rows insights know that a day has changed, and that any has: a day of whose moods one becomes another is written, too, and
// with each day all time, even where an entry only goes from one to the other.
const hasOtherMood = sqlText`min(mood) <> max(mood) or min("moodAt") <> max("moodAt")`;

/** SQL of what a table's or query's rows add to their days, or with -1 take back. */
export function changesOf(rows: SqlText, facts: Facts, sign: 1 | -1 = 1): SqlText {
  const times = sign === 1 ? sqlText`1` : sqlText`-1`;
  const values = counts.map((count) => sqlText`${times} * (${facts[count] ?? sqlText`0`}) as ${sqlNames(count)}`);
  const mood = facts.mood
    ? sqlText`${facts.mood} as mood, "occurredAt" as "moodAt", id as "moodId"`
    : sqlText`null as mood, null::timestamptz as "moodAt", null::uuid as "moodId"`;
  return sqlText`select "userId", "localDate", ${sqlList(values)}, ${mood}, ${times} as times from ${rows}`;
}

// Each part reads the one before and sorts by key, which locks days, months, all time, moods and moods by month, each by its key:
// two writes to the same totals, such as two people's gifts to each other, cannot deadlock.
/**
 * The last parts of a `with`, which add what its query `change`, made of `changesOf` with the same facts, says to the totals. A change of
 * one entry, which always counts somewhere, needs no sums, which take the database longer than the rest.
 */
export function postedOf(facts: Facts, ofOne = false): SqlText {
  const days = postedDays(facts, ofOne);
  return facts.mood ? sqlText`${days}, ${postedMoods(ofOne)}` : days;
}

function postedDays(facts: Facts, ofOne: boolean): SqlText {
  const own = counts.filter((count) => facts[count]).map((count) => sqlNames(count));
  const [names, sums] = [sqlList(own), sqlList(own.map((count) => sqlText`sum(${count})`))];
  const added = ofOne ? names : sums;
  const isSomething = sqlText`(${sums}) <> (${sqlList(own.map(() => sqlText`0`))})`;
  const summed = (having: SqlText) => (ofOne ? sqlText`` : sqlText`group by 1, 2 having ${having} order by 1, 2`);
  const plus = (table: SqlText) =>
    sqlList(own.map((count) => sqlText`${count} = ${table}.${count} + excluded.${count}`));
  const latest = facts.mood ? latestMood(ofOne) : { names: sqlText``, added: sqlText``, set: sqlText`` };
  return sqlText`
  days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names} ${latest.names})
    select "userId", "localDate", ${added} ${latest.added} from change
    ${summed(sqlText`${isSomething} or ${hasOtherMood}`)}
    on conflict ("userId", "localDate") do update set ${plus(sqlText`d`)} ${latest.set}
    returning "userId"
  ), months as (
    insert into "MonthTotal" as m ("userId", month, ${names})
    select "userId", date_trunc('month', "localDate")::date, ${added} from change, (select count(*) from days) as after
    ${summed(isSomething)}
    on conflict ("userId", month) do update set ${plus(sqlText`m`)}
    returning 1
  ), lifetime as (
    insert into "AllTimeTotal" as a ("userId", ${names})
    select "userId", ${added} from change, (select count(*) from months) as after
    ${ofOne ? sqlText`` : sqlText`where "userId" in (select "userId" from days) group by 1 order by 1`}
    on conflict ("userId") do update set ${plus(sqlText`a`)}
    returning 1
  )`;
}

const latestColumns = [
  ["latestMood", sqlText`mood`],
  ["latestMoodAt", sqlText`"moodAt"`],
  ["latestMoodId", sqlText`"moodId"`],
] as const;

/**
 * A day's latest mood, beside its counts. The row's lock is all it goes by, for a mood that another saves meanwhile is not seen: where the
 * latest one goes, which is the next is not known.
 */
function latestMood(ofOne: boolean): Record<"names" | "added" | "set", SqlText> {
  const newest = (value: SqlText) =>
    ofOne
      ? sqlText`case when times = 1 then ${value} end`
      : sqlText`(array_agg(${value} order by "moodAt" desc, "moodId" desc) filter (where times = 1 and mood is not null))[1]`;
  return {
    names: sqlText`, ${sqlList(latestColumns.map(([name]) => sqlNames(name)))}`,
    added: sqlText`, ${sqlList(latestColumns.map(([, value]) => newest(value)))}`,
    set: sqlText`, ${sqlList(latestColumns.map(([name]) => latestAfter(sqlNames(name))))}`,
  };
}

function latestAfter(name: SqlText): SqlText {
  return sqlText`${name} = case
    when d.moods + excluded.moods = 0 then null
    when d.moods = 0 or (excluded."latestMoodAt", excluded."latestMoodId") >= (d."latestMoodAt", d."latestMoodId")
      then excluded.${name}
    when exists (select from change where times = -1 and "moodId" = d."latestMoodId") then null
    else d.${name}
  end`;
}

function postedMoods(ofOne: boolean): SqlText {
  const times = ofOne ? sqlText`times` : sqlText`sum(times)`;
  const summed = ofOne ? sqlText`` : sqlText`group by 1, 2, 3 having sum(times) <> 0 order by 1, 2, 3`;
  return sqlText`
  moods as (
    insert into "DayMood" as d ("userId", "localDate", value, count)
    select "userId", "localDate", mood, ${times} from change, (select count(*) from lifetime) as after
    where mood is not null ${summed}
    on conflict ("userId", "localDate", value) do update set count = d.count + excluded.count
    returning 1
  ), "monthMoods" as (
    insert into "MonthMood" as m ("userId", month, value, count)
    select "userId", date_trunc('month', "localDate")::date, mood, ${times} from change, (select count(*) from moods) as after
    where mood is not null ${summed}
    on conflict ("userId", month, value) do update set count = m.count + excluded.count
  )`;
}

const tables = ["DayTotal", "MonthTotal", "AllTimeTotal", "DayMood", "MonthMood"].map((table) => sqlNames(table));

/** Removes all totals of a person of whom nothing is left that they sum up. */
export async function forgetTotals(within: Sql, userId: string): Promise<void> {
  for (const table of tables) await removeRows(within, table, sqlNames("userId"), userId);
}

export interface Totals extends Karma {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** The totals of every range around the viewer's today, so that the selector asks nothing (docs/decisions/0003). */
export function totalsOf(viewer: Viewer): Promise<Record<Range, Totals>> {
  return readOnce(viewer, "totals", () => readTotals(viewer.id, localDateOf(new Date(), viewer.zone)));
}

/** A day of the week and a month of the year is counted once, in the shortest range that it lies in: the longer one adds to what that has. */
async function readTotals(userId: string, today: LocalDate): Promise<Record<Range, Totals>> {
  const week = rangeOf("week", today);
  const year = rangeOf("year", today);
  const rows = await sql<Totals & { range: Range }>`
    select range, sum(gold)::int as gold, sum(coal)::int as coal, sum(actions + events)::int as "actionsLogged",
           sum(positives)::int as "positiveInteractions", sum(reflections)::int as "reflectionsWritten",
           sum("giftsSent")::int as "goodKarmaSent"
    from (
      select case when "localDate" = ${today}::date then 'today' else 'week' end as range, ${columns} from "DayTotal"
      where "userId" = ${userId}::uuid and "localDate" between ${week.from}::date and ${week.to}::date
      union all
      select case when month = ${monthOf(today)}::date then 'month' else 'year' end, ${columns} from "MonthTotal"
      where "userId" = ${userId}::uuid and month between ${year.from}::date and ${year.to}::date
      union all
      select 'all', ${columns} from "AllTimeTotal" where "userId" = ${userId}::uuid
    ) as counted
    group by range`;

  const found = new Map(rows.map(({ range, ...row }) => [range, row]));
  const own = (range: Range): Totals => found.get(range) ?? nothing;
  return {
    today: asShown(own("today")),
    week: asShown(sumOf(own("today"), own("week"))),
    month: asShown(own("month")),
    year: asShown(sumOf(own("month"), own("year"))),
    all: asShown(own("all")),
  };
}

function sumOf(one: Totals, other: Totals): Totals {
  return {
    gold: one.gold + other.gold,
    coal: one.coal + other.coal,
    actionsLogged: one.actionsLogged + other.actionsLogged,
    positiveInteractions: one.positiveInteractions + other.positiveInteractions,
    reflectionsWritten: one.reflectionsWritten + other.reflectionsWritten,
    goodKarmaSent: one.goodKarmaSent + other.goodKarmaSent,
  };
}

function asShown(totals: Totals): Totals {
  return { ...totals, ...shownBalance(totals) };
}

const nothing: Totals = {
  gold: 0,
  coal: 0,
  actionsLogged: 0,
  positiveInteractions: 0,
  reflectionsWritten: 0,
  goodKarmaSent: 0,
};

/** What a day earned, in all: shown of a day in part too. */
export interface Day extends Karma {
  date: LocalDate;
}

export async function dayOf(viewer: Viewer, localDate: Date): Promise<Day> {
  const date = dateText(localDate);
  return (await readDay(viewer, date)) ?? { date, gold: 0, coal: 0 };
}

const readDay = readingTogether<LocalDate, Day>(async ({ id }, dates) => {
  const rows = await sql<Karma & { localDate: Date }>`
    select "localDate", gold, coal from "DayTotal"
    where "userId" = ${id}::uuid and "localDate" = any(${dates}::date[]) limit ${dates.length}`;
  return new Map(
    rows.map(({ localDate, ...karma }) => {
      const date = dateText(localDate);
      return [date, { date, ...shownBalance(karma) }];
    }),
  );
});

/** The first days of the months with an action, an event or a mood, newest first. */
export async function monthsOf({ id }: Viewer): Promise<readonly LocalDate[]> {
  const [row] = await sql<{ months: LocalDate[] }>`
    select coalesce(json_agg(month order by month desc), '[]') as months from "MonthTotal"
    where "userId" = ${id}::uuid and actions + events + moods > 0`;
  return row?.months ?? [];
}
