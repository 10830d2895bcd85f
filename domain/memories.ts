import { addDays, isLocalDate, localDateOf, monthOf, type LocalDate } from "./days.ts";
import { kindNames, type KindName } from "./entries/kinds.ts";
import { paragraphsOf, titlesOf } from "./entries/reading.ts";
import { hardestMoods } from "./heavyDays.ts";
import { earliestYear } from "./limits.ts";
import { cutAtWord } from "./titles.ts";

/** Years stand before months, and the nearest year first. */
export const lookBacks = ["year", "two_years", "three_years", "month"] as const;

export type LookBack = (typeof lookBacks)[number];

/** The most years to look back. */
export const mostYearsBack = 3;

const yearsBack: Record<LookBack, number> = { year: 1, two_years: 2, three_years: 3, month: 0 };

/** The days to look back at from `today`, over the given number of years, each with how long ago it was. */
export function daysLookedBackAt(today: LocalDate, years: number): ReadonlyMap<LocalDate, LookBack> {
  const days = lookBacks
    .filter((lookBack) => yearsBack[lookBack] <= years)
    .map((lookBack) => [dayBefore(lookBack, today), lookBack] as const);
  return new Map(days.flatMap(([day, lookBack]) => (day ? [[day, lookBack] as const] : [])));
}

/**
 * The same calendar day some years or a month before. Undefined if it does not exist, such as 30 February. Throws
 * RangeError for an invalid LocalDate.
 */
export function dayBefore(lookBack: LookBack, today: LocalDate): LocalDate | undefined {
  const years = yearsBack[lookBack];
  const lastMonth = addDays(monthOf(today), -1).slice(0, 7);
  const date = years > 0 ? `${Number(today.slice(0, 4)) - years}${today.slice(4)}` : `${lastMonth}${today.slice(7)}`;
  return isLocalDate(date) ? date : undefined;
}

/** "A year ago", "Two years ago" and so on. Takes a key, or the name that GraphQL gives it. */
export function nameOfLookBack(lookBack: string): string {
  return lookBackNames[lookBacks.find((each) => each === lookBack.toLowerCase()) ?? "month"];
}

const lookBackNames: Record<LookBack, string> = {
  year: "A year ago",
  two_years: "Two years ago",
  three_years: "Three years ago",
  month: "A month ago",
};

/** A day with one of these as a mood, as a response, or as the face of a page is never looked back at. */
export const feelingsLeftOut = [...hardestMoods, "angry", "frustrated"] as const;

/** A page's face is encrypted, so pages are opened for it. A day with more pages than this is not looked back at. */
export const mostPagesOfAMemory = 20;

/** What an entry says of whether its day may be looked back at. Feelings and words are keys, or their GraphQL names. */
export type LookedAt =
  | { kind: "JournalEntry"; emoji: string }
  | { kind: "Mood"; value: string }
  | { kind: "Action"; type: string; classification: string; emotionResponse: string };

/** True for an entry whose day is never looked back at (docs/rules.md, On this day). */
export function keepsDayAway(entry: LookedAt): boolean {
  if (entry.kind === "JournalEntry") return isLeftOut(entry.emoji);
  if (entry.kind === "Mood") return isLeftOut(entry.value);
  const { type, classification, emotionResponse } = entry;
  return isLeftOut(emotionResponse) || (is(type, "event") && is(classification, "negative"));
}

function isLeftOut(feeling: string): boolean {
  return feelingsLeftOut.some((each) => is(feeling, each));
}

function is(name: string, key: string): boolean {
  return name.toLowerCase() === key;
}

/** The problem with a day to put away, as a sentence, or undefined. Time zones ahead have begun a day more than UTC. */
export function dayToPutAwayProblem(date: LocalDate, now: Date): string | undefined {
  const last = addDays(localDateOf(now, "UTC"), 1);
  const isOfADiary = isLocalDate(date) && Number(date.slice(0, 4)) >= earliestYear && date <= last;
  return isOfADiary ? undefined : `Please choose a day from ${earliestYear} to today.`;
}

/** What a memory has of an entry. */
export interface MemoryTexts {
  /** The title that the person gave it. */
  title: string | null;
  /** The start of its text, on one line. */
  words: string | null;
}

/** The title and text that a memory has of an entry of this kind, which has its texts by name. */
export function memoryTextsOf(kind: KindName, entry: object): MemoryTexts {
  // A description says the title again, at more length.
  const first = paragraphsOf(kind, entry).find(({ name }) => name !== "description");
  return { title: titlesOf(kind, entry).own, words: firstWordsOf(first?.text ?? "") || null };
}

/** A memory as a door gives it. */
interface ShownMemory {
  title?: string | null;
  kind?: string | null;
}

/**
 * What a memory is called: its own title, else a line without a word of the entry, because somebody else may see the screen.
 * Takes a kind, or the name that GraphQL gives it.
 */
export function nameOfMemory({ title, kind }: ShownMemory): string {
  return title ?? neutralNames[kindNames.find((each) => each === kind?.toLowerCase()) ?? "journal"];
}

const neutralNames: Record<KindName, string> = {
  journal: "A page you wrote",
  mood: "A mood you noted",
  action: "Something you logged",
};

/** The start of a text as one line, for a memory. */
export function firstWordsOf(text: string): string {
  // A page may be long, and its start is nearly always enough.
  const start = onOneLine(text.trimStart().slice(0, 2 * mostOfWords));
  return cutAtWord(start.length > mostOfWords ? start : onOneLine(text.trim()), mostOfWords);
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

export const mostOfWords = 140;
