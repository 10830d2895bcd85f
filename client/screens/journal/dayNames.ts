import { addDays, type LocalDate } from "#domain/days.ts";

/** What a day is called above its entries, such as "Yesterday" or "Friday 20 November". */
export function nameOfDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";

  const date = new Date(day);
  const name = `${weekday.format(date)} ${date.getUTCDate()} ${month.format(date)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`;
}

/** What a month is called, such as "November 2026". */
export function nameOfMonth(firstDay: LocalDate): string {
  return `${month.format(new Date(firstDay))} ${firstDay.slice(0, 4)}`;
}

// A LocalDate is read as midnight in UTC. Put together here, because browsers disagree on the commas.
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
