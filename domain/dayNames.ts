import { minuteIn } from "./clocks.ts";
import { addDays, type LocalDate } from "./days.ts";

/** The name of a day relative to today: "Today", "Yesterday" or "Friday 20 November", with the year if it differs. */
export function nameOfDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  return day.slice(0, 4) === today.slice(0, 4) ? dayOfMonth(day) : fullNameOfDay(day);
}

/** The time of an entry within a sentence: "today at 14:20", "on Friday 20 November at 08:05 New York". */
export function timeInSentence(day: LocalDate, today: LocalDate, time: string): string {
  const name = nameOfDay(day, today);
  const isNear = day === today || day === addDays(today, -1);
  return `${isNear ? name.toLowerCase() : `on ${name}`} at ${time}`;
}

/** The name of a day in lasting texts: "Friday 20 November 2026". */
export function fullNameOfDay(day: LocalDate): string {
  return `${dayOfMonth(day)} ${day.slice(0, 4)}`;
}

/** The short name of a day within a line: "Tue 24 November", with the year if it is another. */
export function briefNameOfDay(day: LocalDate, today: LocalDate): string {
  const name = dayOfMonth(day).replace(/^(\p{L}{3})\p{L}*/u, "$1");
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`;
}

/** A day without its weekday: "20 November 2026". */
export function shortNameOfDay(day: LocalDate): string {
  return fullNameOfDay(day).replace(/^\S+ /, "");
}

/** A day below the name of its month: "Friday 20". */
export function nameWithinMonth(day: LocalDate): string {
  return dayOfMonth(day).replace(/ \S+$/, "");
}

/** A day on an image to share: "Friday, November 20, 2026" (docs/rules.md, Sharing). */
export function longNameOfDay(day: LocalDate): string {
  const date = new Date(day);
  return `${weekday.format(date)}, ${month.format(date)} ${date.getUTCDate()}, ${day.slice(0, 4)}`;
}

/** The name of a month, such as "November 2026". */
export function nameOfMonth(firstDay: LocalDate): string {
  return `${month.format(new Date(firstDay))} ${firstDay.slice(0, 4)}`;
}

/**
 * The local time of an entry, with its place if the clocks differ from `here`: "14:20" or "14:20 Paris". Throws like
 * `minuteIn`.
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

// Formats a LocalDate as midnight in UTC. The parts are joined here, because browsers disagree on commas.
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
