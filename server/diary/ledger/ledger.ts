import { localDateOf, monthOf, rangeOf, type LocalDate, type Range } from "#domain/days.ts";
import { shownBalance } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { sqlNames } from "#server/store/sqlText.ts";
import { dateText } from "#server/store/pages.ts";
import { batchedReader, readOnce } from "#server/store/reads.ts";
import { counts, entriesCounted } from "./posting.ts";

const columns = sqlNames(...counts);

interface Sums extends Karma {
  /** Entries of any kind, and gifts sent. */
  entries: number;
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** The sums as shown, with coal never below 0. */
export interface Totals extends Sums {
  /** The sum of coal, which may be negative. The effect of another entry is computed from it. */
  rawCoal: number;
}

/** The totals of every range around the viewer's today. One query serves the whole selector (docs/decisions/0003). */
export async function totalsOf(viewer: Viewer): Promise<Record<Range, Totals>> {
  return (await aroundToday(viewer)).totals;
}

/** The totals around the viewer's today, with facts about today and the last day before it from the same statement. */
export interface AroundToday {
  totals: Record<Range, Totals>;
  /** The number of journal entries today. */
  pages: number;
  /** The last day before today that has an entry or a gift. */
  lastDay: LocalDate | undefined;
}

/** Reads the totals around the viewer's today, once per request. */
export function aroundToday(viewer: Viewer): Promise<AroundToday> {
  return readOnce(viewer, "totals", () => readTotals(viewer.id, localDateOf(clock.date(), viewer.zone)));
}

interface RangeRow extends Sums {
  range: Range;
  pages: number;
  lastDay: LocalDate | null;
}

/** Counts each day and month once, in the shortest range that contains it. Longer ranges add up shorter ones. */
async function readTotals(userId: string, today: LocalDate): Promise<AroundToday> {
  const week = rangeOf("week", today);
  const year = rangeOf("year", today);
  const rows = await sql<RangeRow>`
    select range, sum(gold)::int as gold, sum(coal)::int as coal, sum(actions + events)::int as "actionsLogged",
           sum(positives)::int as "positiveInteractions", sum(reflections)::int as "reflectionsWritten",
           sum("giftsSent")::int as "goodKarmaSent", sum(journals)::int as pages,
           sum(${entriesCounted} + "giftsSent")::int as entries, (
             select max("localDate")::text from "DayTotal" where "userId" = ${userId}::uuid
               and "localDate" < ${today}::date and ${entriesCounted} + "giftsSent" > 0
           ) as "lastDay"
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

  const found = new Map(rows.map(({ range, pages: _pages, lastDay: _lastDay, ...totals }) => [range, totals]));
  const own = (range: Range): Sums => found.get(range) ?? nothing;
  const { pages = 0 } = rows.find(({ range }) => range === "today") ?? {};
  return {
    totals: {
      today: asShown(own("today")),
      week: asShown(sumOf(own("today"), own("week"))),
      month: asShown(own("month")),
      year: asShown(sumOf(own("month"), own("year"))),
      all: asShown(own("all")),
    },
    pages,
    lastDay: rows[0]?.lastDay ?? undefined,
  };
}

function sumOf(one: Sums, other: Sums): Sums {
  return {
    entries: one.entries + other.entries,
    gold: one.gold + other.gold,
    coal: one.coal + other.coal,
    actionsLogged: one.actionsLogged + other.actionsLogged,
    positiveInteractions: one.positiveInteractions + other.positiveInteractions,
    reflectionsWritten: one.reflectionsWritten + other.reflectionsWritten,
    goodKarmaSent: one.goodKarmaSent + other.goodKarmaSent,
  };
}

function asShown(sums: Sums): Totals {
  return { ...sums, rawCoal: sums.coal, ...shownBalance(sums) };
}

const nothing: Sums = {
  entries: 0,
  gold: 0,
  coal: 0,
  actionsLogged: 0,
  positiveInteractions: 0,
  reflectionsWritten: 0,
  goodKarmaSent: 0,
};

/** The karma of a whole day, even if a page of the history shows only some of its entries. */
export interface Day extends Karma {
  date: LocalDate;
}

export async function dayOf(viewer: Viewer, localDate: Date): Promise<Day> {
  const date = dateText(localDate);
  return (await readDay(viewer, date)) ?? { date, gold: 0, coal: 0 };
}

const readDay = batchedReader<LocalDate, Day>(async ({ id }, dates) => {
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

/** The first days of all months with an action, an event or a mood, newest first. */
export async function monthsOf({ id }: Viewer): Promise<readonly LocalDate[]> {
  const [row] = await sql<{ months: LocalDate[] }>`
    select coalesce(json_agg(month order by month desc), '[]') as months from "MonthTotal"
    where "userId" = ${id}::uuid and actions + events + moods > 0`;
  return row?.months ?? [];
}
