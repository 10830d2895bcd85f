import { addDays, localDateOf, type LocalDate } from "./days.ts";
import type { Mood } from "./moods.ts";

/** Beside these stands the way to other people, and nothing of ours that invites or compares. */
export const hardestMoods = [
  "sad",
  "hurt",
  "depressed",
  "heart_broken",
  "overwhelmed",
  "anxious",
] as const satisfies readonly Mood[];

/** Takes a mood or a response, by its key or as GraphQL names it. */
export function isHardest(feeling: string): boolean {
  return hardestMoods.some((each) => each === feeling.toLowerCase());
}

const heaviest = ["depressed", "hurt", "heart_broken"] as const satisfies readonly Mood[];

/** Takes a mood by its key or as GraphQL names it. */
export function isHeaviest(feeling: string): boolean {
  return heaviest.some((each) => each === feeling.toLowerCase());
}

export interface FeltMood {
  value: string;
  occurredAt: Date;
  timeZone: string;
}

const span = 7;
const many = 4;

/**
 * Whether the last seven days look heavy: one of the heaviest moods on four of them, or on three in a row. A mood belongs to
 * the day of the place it was noted in; days after `today` are those of somebody who has travelled since. Throws RangeError
 * for no IANA zone.
 */
export function looksHeavy(moods: readonly FeltMood[], today: LocalDate): boolean {
  const first = addDays(today, 1 - span);
  const heavy = moods.filter(({ value }) => isHeaviest(value));
  const days = new Set(
    heavy.map(({ occurredAt, timeZone }) => localDateOf(occurredAt, timeZone)).filter((day) => day >= first),
  );
  const isThirdInARow = (day: LocalDate) => days.has(addDays(day, -1)) && days.has(addDays(day, -2));
  return days.size >= many || [...days].some(isThirdInARow);
}

/**
 * Whether nothing of ours is asked today: the current mood is one of the hardest, or one was noted today, or the last days
 * look heavy. Takes the moods with the current one first.
 */
export function isHardDay(moods: readonly FeltMood[], today: LocalDate): boolean {
  const isHard = moods.some(
    ({ value, occurredAt, timeZone }, at) =>
      isHardest(value) && (at === 0 || localDateOf(occurredAt, timeZone) >= today),
  );
  return isHard || looksHeavy(moods, today);
}

/** From this day on the card may ask again, when it was put away on `today`. */
export function quietAfter(today: LocalDate): LocalDate {
  return addDays(today, 14);
}

/** The day until which the card stays away where it was switched off. */
export const quietForGood: LocalDate = "9999-12-31";
