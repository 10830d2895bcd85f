import { addDays, localDateOf, type LocalDate } from "./days.ts";
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

/** An action or event as far as it has been classified, by keys or GraphQL names. */
export interface KindOfEntry {
  type?: string | undefined;
  classification?: string | undefined;
}

/** True for a negative event. Assault and harassment are logged so, felt as anger, shame or confusion. */
export function isHardMoment({ type, classification }: KindOfEntry): boolean {
  return is(type, "event") && is(classification, "negative");
}

/**
 * True if answers have the way to help beside them: from something negative, done or suffered, or a hardest response on.
 * Harm to oneself and to others is logged as a negative action, whatever was felt.
 */
export function needsHelp({
  classification,
  emotionResponse,
}: Pick<KindOfEntry, "classification"> & { emotionResponse?: string | undefined }): boolean {
  return is(classification, "negative") || (emotionResponse !== undefined && isHardest(emotionResponse));
}

function is(name: string | undefined, key: string): boolean {
  return name?.toLowerCase() === key;
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

/** A response to an action or event. */
export interface FeltResponse extends KindOfEntry, Omit<FeltMood, "value"> {
  emotionResponse: string;
}

/** What a person felt lately. The moods have the current one first. */
export interface Felt {
  moods: readonly FeltMood[];
  responses: readonly FeltResponse[];
}

/** On how many of the last days, or days in a row, heavy days make a card, and how long it stays dismissed. */
export const many = 4;
export const lastDays = 7;
export const inARow = 3;
export const quietDays = 14;

/**
 * True if the last seven days look heavy: four of them were heavy, or three in a row. One of the heaviest feelings makes a day heavy,
 * as a mood or as a response, and so does a negative event with one of the hardest. A feeling belongs to the day in its
 * own time zone. Days after `today` come from travel. Throws RangeError for an unknown zone.
 */
export function looksHeavy({ moods, responses }: Felt, today: LocalDate): boolean {
  const first = addDays(today, 1 - lastDays);
  const heavy = [...moods.filter(({ value }) => isHeaviest(value)), ...responses.filter(makesHeavy)];
  const days = new Set(heavy.map(dayOf).filter((day) => day >= first));
  const endsRow = (day: LocalDate, length = inARow): boolean =>
    length === 0 || (days.has(day) && endsRow(addDays(day, -1), length - 1));
  return days.size >= many || [...days].some((day) => endsRow(day));
}

function makesHeavy(response: FeltResponse): boolean {
  const { emotionResponse: feeling } = response;
  return isHeaviest(feeling) || (isHardMoment(response) && isHardest(feeling));
}

function dayOf({ occurredAt, timeZone }: Omit<FeltMood, "value">): LocalDate {
  return localDateOf(occurredAt, timeZone);
}

/**
 * True if screens should ask nothing today. The reasons: a hardest mood as current mood, one of the hardest feelings today as a
 * mood or as a response, or heavy last days.
 */
export function isHardDay(felt: Felt, today: LocalDate): boolean {
  const isOfToday = (one: Omit<FeltMood, "value">) => dayOf(one) >= today;
  return (
    felt.moods.some((mood, at) => isHardest(mood.value) && (at === 0 || isOfToday(mood))) ||
    felt.responses.some((response) => isHardest(response.emotionResponse) && isOfToday(response)) ||
    looksHeavy(felt, today)
  );
}

/**
 * True if an entry of today has the way to help beside it. Then home has it, too, and asks nothing.
 *
 * @param since Only entries from this time on count.
 */
export function isHelpNeeded({ responses }: Felt, today: LocalDate, since?: Date): boolean {
  return responses.some(
    (response) => needsHelp(response) && dayOf(response) >= today && (!since || response.occurredAt >= since),
  );
}

/** The first day on which the card may return after it was dismissed on `today`. */
export function quietAfter(today: LocalDate): LocalDate {
  return addDays(today, quietDays);
}

/** The stored day that means: the card is switched off for good. */
export const quietForGood: LocalDate = "9999-12-31";
