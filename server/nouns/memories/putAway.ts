import type { LocalDate } from "#domain/days.ts";
import { dayToPutAwayProblem } from "#domain/memories.ts";
import { publish } from "#server/base/bus.ts";
import { clock } from "#server/base/clock.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { rowsAtATime } from "#server/store/pages.ts";

/** Puts a day away: it is never looked back at again (docs/rules.md, On this day). Repeating it changes nothing. Throws BadInput. */
export async function putDayAway(viewer: Viewer, date: LocalDate): Promise<void> {
  await storeDaysPutAway(viewer, [checkedDayToPutAway(date)]);
  publish(viewer.id, { kind: "change" });
}

/** Brings back a day that was put away, or all of them if no day is named. */
export async function bringDaysBack({ id }: Viewer, date: LocalDate | null): Promise<void> {
  await sql`
    delete from "PutAwayDay" where "userId" = ${id}::uuid and (${date}::date is null or "localDate" = ${date}::date)`;
  publish(id, { kind: "change" });
}

export async function countDaysPutAway({ id }: Viewer): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from "PutAwayDay" where "userId" = ${id}::uuid`;
  return row?.count ?? 0;
}

/** The day, if a diary can have it. Throws BadInput. */
export function checkedDayToPutAway(date: LocalDate): LocalDate {
  const problem = dayToPutAwayProblem(date, clock.date());
  if (problem) throw new BadInput(problem, "date");
  return date;
}

/** Puts days away. Returns those that were not yet. */
export async function storeDaysPutAway({ id }: Viewer, dates: readonly LocalDate[]): Promise<LocalDate[]> {
  const rows = await sql<{ date: LocalDate }>`
    insert into "PutAwayDay" ("userId", "localDate")
    select ${id}::uuid, "localDate" from unnest(${dates}::date[]) as "localDate"
    on conflict do nothing returning "localDate"::text as date`;
  return rows.map(({ date }) => date);
}

/** Those of the days that are put away. */
export async function knownDaysPutAway({ id }: Viewer, dates: readonly LocalDate[]): Promise<LocalDate[]> {
  const rows = await sql<{ date: LocalDate }>`
    select "localDate"::text as date from "PutAwayDay"
    where "userId" = ${id}::uuid and "localDate" = any(${dates}::date[]) limit ${dates.length}`;
  return rows.map(({ date }) => date);
}

/** All days that were put away, the earliest first. */
export async function* pagesOfDaysPutAway({ id }: Owner): AsyncGenerator<LocalDate[]> {
  let after: LocalDate | null = null;
  for (;;) {
    const rows: { date: LocalDate }[] = await sql<{ date: LocalDate }>`
      select "localDate"::text as date from "PutAwayDay"
      where "userId" = ${id}::uuid and "localDate" > coalesce(${after}::date, '-infinity')
      order by "localDate" limit ${rowsAtATime}`;
    if (rows.length > 0) yield rows.map(({ date }) => date);
    after = rows.at(-1)?.date ?? null;
    if (rows.length < rowsAtATime) return;
  }
}
