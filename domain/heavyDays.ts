import { addDays, localDateOf, type LocalDate } from "./days.ts";
import type { ActionEntry } from "./karma.ts";
import type { Mood } from "./moods.ts";

/** Beside these moods, screens offer the way to help, and no invitations or comparisons. */
export const hardestMoods = [
  "sad",
  "hurt",
  "depressed",
  "heart_broken",
  "overwhelmed",
  "anxious",
] as const satisfies readonly Mood[];

/** True for one of the hardest moods or responses, by its key or GraphQL name. */
export function isHardest(feeling: string): boolean {
  return hardestMoods.some((each) => each === feeling.toLowerCase());
}

/** An action or event as far as it has been classified. */
export interface KindOfEntry {
  type?: ActionEntry["type"] | undefined;
  classification?: ActionEntry["classification"] | undefined;
}

/** True for a negative event. Assault and harassment are logged so. */
export function isHardMoment({ type, classification }: KindOfEntry): boolean {
  return type === "event" && classification === "negative";
}

const heaviest = ["depressed", "hurt", "heart_broken"] as const satisfies readonly Mood[];

/** True for one of the heaviest moods, by its key or GraphQL name. */
export function isHeaviest(feeling: string): boolean {
  return heaviest.some((each) => each === feeling.toLowerCase());
}

export interface FeltMood {
  value: string;
  occurredAt: Date;
  timeZone: string;
}

/** On how many of the last days, or days in a row, the heaviest moods make a card, and how long it stays dismissed. */
export const many = 4;
export const lastDays = 7;
export const inARow = 3;
export const quietDays = 14;

/**
 * True if the last seven days look heavy: one of the heaviest moods on four of them, or on three in a row. A mood
 * belongs to the day in its own time zone. Days after `today` come from travel. Throws RangeError for an unknown zone.
 */
export function looksHeavy(moods: readonly FeltMood[], today: LocalDate): boolean {
  const first = addDays(today, 1 - lastDays);
  const heavy = moods.filter(({ value }) => isHeaviest(value));
  const days = new Set(
    heavy.map(({ occurredAt, timeZone }) => localDateOf(occurredAt, timeZone)).filter((day) => day >= first),
  );
  const endsRow = (day: LocalDate, length = inARow): boolean =>
    length === 0 || (days.has(day) && endsRow(addDays(day, -1), length - 1));
  return days.size >= many || [...days].some((day) => endsRow(day));
}

/**
 * True if screens should ask nothing today. The reasons: a hardest mood as current mood or today, or heavy last days.
 * `moods` has the current mood first.
 */
export function isHardDay(moods: readonly FeltMood[], today: LocalDate): boolean {
  const isHard = moods.some(
    ({ value, occurredAt, timeZone }, at) =>
      isHardest(value) && (at === 0 || localDateOf(occurredAt, timeZone) >= today),
  );
  return isHard || looksHeavy(moods, today);
}

/** The first day on which the card may return after it was dismissed on `today`. */
export function quietAfter(today: LocalDate): LocalDate {
  return addDays(today, quietDays);
}

/** The stored day that means: the card is switched off for good. */
export const quietForGood: LocalDate = "9999-12-31";
