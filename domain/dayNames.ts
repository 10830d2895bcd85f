import { minuteIn } from "./clocks.ts";
import { addDays, type LocalDate } from "./days.ts";

/** What a day is called from where one stands: "Today", "Yesterday" or "Friday 20 November", in another year with it. */
export function nameOfDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  return day.slice(0, 4) === today.slice(0, 4) ? dayOfMonth(day) : fullNameOfDay(day);
}

/** When something was noted, within a sentence: "today at 14:20", "on Friday 20 November at 08:05 New York". */
export function noted(day: LocalDate, today: LocalDate, time: string): string {
  const name = nameOfDay(day, today);
  const isNear = day === today || day === addDays(today, -1);
  return `${isNear ? name.toLowerCase() : `on ${name}`} at ${time}`;
}

/** What a day is called in what is kept: "Friday 20 November 2026". */
export function fullNameOfDay(day: LocalDate): string {
  return `${dayOfMonth(day)} ${day.slice(0, 4)}`;
}

/** A day without its weekday: "20 November 2026". */
export function shortNameOfDay(day: LocalDate): string {
  return fullNameOfDay(day).replace(/^\S+ /, "");
}

/** A day as it stands on an image to share: "Friday, November 20, 2026" (docs/rules.md, Sharing). */
export function longNameOfDay(day: LocalDate): string {
  const date = new Date(day);
  return `${weekday.format(date)}, ${month.format(date)} ${date.getUTCDate()}, ${day.slice(0, 4)}`;
}

/** What a month is called, such as "November 2026". */
export function nameOfMonth(firstDay: LocalDate): string {
  return `${month.format(new Date(firstDay))} ${firstDay.slice(0, 4)}`;
}

/**
 * What the clocks showed where it was written, and which place that was where they show something else than here: "14:20" or
 * "14:20 Paris". Throws as `minuteIn` does.
 */
export function nameOfTime(zone: string, here: string, instant: Date): string {
  const minute = minuteIn(zone, instant);
  const time = minute.slice(-5);
  return minute === minuteIn(here, instant) ? time : `${time} ${nameOfPlace(zone)}`;
}

/** The place that an IANA zone is named after. */
export function nameOfPlace(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

function dayOfMonth(day: LocalDate): string {
  const date = new Date(day);
  return `${weekday.format(date)} ${date.getUTCDate()} ${month.format(date)}`;
}

// A LocalDate is read as midnight in UTC. Put together here, because browsers disagree on the commas.
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
