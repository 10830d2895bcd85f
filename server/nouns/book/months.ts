import { shownBalance } from "#domain/balance.ts";
import { commonest } from "#domain/book.ts";
import { monthOf, type DaySpan, type LocalDate } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import { weatherOf, type Weather } from "#domain/weathers.ts";
import type { Mood } from "#domain/moods.ts";
import type { Owner } from "#server/base/viewer.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { sql } from "#server/store/db.ts";

/** A month of the book, for the table of contents and the page before its days. */
export interface Month {
  firstDay: LocalDate;
  entries: number;
  /** Its pages: all its journal entries, with those that the history hides. */
  journals: number;
  /** The month's karma, with coal never below 0. */
  karma: Karma;
  /** Oldest first, each with the weather of its latest mood. */
  days: readonly DayOfMonth[];
  /** The most frequent one. */
  weather: Weather | undefined;
}

/** A day with entries, and its karma. */
interface Day extends Karma {
  date: LocalDate;
  entries: number;
  journals: number;
  /** The latest one. */
  mood: Mood | null;
}

export type DayOfMonth = Day & { weather: Weather | undefined };

/** The months with entries, oldest first; only those of a span of days if there is one. */
export async function monthsOfDiary({ id }: Owner, { from, to }: DaySpan = allDays): Promise<Month[]> {
  const days = await sql<Day>`
    select d."localDate"::text as date, gold, coal, ${entriesCounted} as entries, journals,
           case when moods > 0 then coalesce("latestMood", (
             select value from "Mood" m where m."userId" = ${id}::uuid and m."localDate" = d."localDate"
             order by m."localDate" desc, m."occurredAt" desc, m.id desc limit 1
           )) end as mood
    from "DayTotal" d
    where d."userId" = ${id}::uuid and d."localDate" between ${from ?? "-infinity"}::date and ${to ?? "infinity"}::date
      and ${entriesCounted} > 0
    order by d."localDate" limit ${mostDays}`;
  const months = new Map<LocalDate, Day[]>();
  for (const day of days) months.set(monthOf(day.date), [...(months.get(monthOf(day.date)) ?? []), day]);
  return [...months].map(([firstDay, within]) => monthFrom(firstDay, within));
}

const allDays: DaySpan = { from: null, to: null };

/** A century. */
export const mostDays = 36_600;

function monthFrom(firstDay: LocalDate, within: readonly Day[]): Month {
  const sum = (of: (day: Day) => number) => within.reduce((total, day) => total + of(day), 0);
  const days = within.map((day) => ({ ...day, weather: day.mood ? weatherOf(day.mood) : undefined }));
  return {
    firstDay,
    entries: sum(({ entries }) => entries),
    journals: sum(({ journals }) => journals),
    karma: shownBalance({ gold: sum(({ gold }) => gold), coal: sum(({ coal }) => coal) }),
    days,
    weather: commonest(days.map(({ weather }) => weather)),
  };
}
