import type { LocalDate } from "#domain/days.ts";
import { readDays, surveyDays } from "./dayColumn.ts";

// Days and times of texts that stand in no column.

/** A day that a text may be, and the reading that makes it (dayColumn.ts); "" if there is one alone. */
interface PossibleDay {
  day: LocalDate;
  reading: string;
}

/** Each day that a text may be. */
export function possibleDays(text: string): PossibleDay[] {
  const { days, question } = readDays([{ day: text }]);
  if (question) return question.choices.flatMap(({ reading, days: [day] }) => (day ? [{ day, reading }] : []));
  const [read] = days;
  return read && "when" in read ? [{ day: read.when.localDate, reading: "" }] : [];
}

/** Whether a text names a day, even if it leaves open which. A number that counts days is none. */
export function hasDay(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const { count, isCounted } = surveyDays([text]);
  return count > 0 && !isCounted;
}

/** The time of day in a text, such as "21:15". Undefined if there is none for certain, or one with a zone. */
export function timeOf(text: string): string | undefined {
  const anyDay = "2024-01-01";
  const [read] = readDays([{ day: anyDay, time: text }]).days;
  const written = read && "written" in read ? read.written : "";
  return written.length === "2024-01-01 21:15".length && written.startsWith(`${anyDay} `)
    ? written.slice(anyDay.length + 1)
    : undefined;
}
