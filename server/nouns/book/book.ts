import { rangeOf, type LocalDate } from "#domain/days.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { listHistory, type Entry } from "#server/nouns/history/history.ts";
import { sql } from "#server/store/db.ts";
import type { FeedWindow } from "#server/store/pages.ts";
import { readOnce } from "#server/store/reads.ts";
import { monthsOfDiary, type Month } from "./months.ts";

/** How much a month of the book holds, for the table of contents. */
export interface MonthCounts {
  firstDay: LocalDate;
  entries: number;
  /** Its pages: all its journal entries, with those that the history hides. */
  pages: number;
}

/** The months with entries, oldest first, counted by month (docs/rules.md, Book). */
export function contentsOf(viewer: Viewer): Promise<MonthCounts[]> {
  return readOnce(
    viewer,
    "contents",
    () => sql<MonthCounts>`
      select month::text as "firstDay", ${entriesCounted} as entries, journals as pages from "MonthTotal"
      where "userId" = ${viewer.id}::uuid and ${entriesCounted} > 0
      order by month limit ${mostMonths}`,
  );
}

/** A century. */
export const mostMonths = 1_200;

/** The month of a day, by default the first of the book. Undefined if it has no entry. */
export async function openMonth(viewer: Viewer, day?: LocalDate): Promise<Month | undefined> {
  const within = day ?? (await contentsOf(viewer))[0]?.firstDay;
  const [month] = within ? await monthsOfDiary(viewer, rangeOf("month", within)) : [];
  return month;
}

/** The entries of a month in the book, with those that the history hides. */
export function entriesOfMonth(viewer: Viewer, firstDay: LocalDate, window: FeedWindow): Promise<Entry[]> {
  return listHistory(viewer, { ...window, days: rangeOf("month", firstDay) }, "all", { withHidden: true });
}
