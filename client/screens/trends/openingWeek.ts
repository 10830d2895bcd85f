import { isLocalDate, type LocalDate } from "#domain/days.ts";

/** A day of the week that Trends is asked to open on, in its address (domain/paths.ts, `weekPath`). */
export function openingWeekIn(search: URLSearchParams): LocalDate | undefined {
  const day = search.get("week") ?? "";
  return isLocalDate(day) ? day : undefined;
}
