import { addDays, isLocalDate, monthOf, type LocalDate } from "./days.ts";
import { kindNameOf } from "./entries/kinds.ts";
import { paragraphsOf, titlesOf } from "./entries/reading.ts";
import { hardestMoods } from "./heavyDays.ts";
import { moodFaces, type Mood } from "./moods.ts";
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

/** What a memory shows of an entry. */
export interface MemoryTexts {
  title: string | null;
  /** The start of its text, on one line. */
  words: string | null;
}

/** An entry that a memory shows, with its texts by name. */
export type RememberedEntry = { kind: "JournalEntry" } | { kind: "Mood"; value: Mood } | { kind: "Action" };

/** The title and text that a memory shows of an entry. */
export function memoryTextsOf(entry: RememberedEntry): MemoryTexts {
  const kind = kindNameOf[entry.kind];
  const { name, own } = titlesOf(kind, entry, entry.kind === "Mood" ? moodFaces[entry.value].label : "");
  // A description says the title again, at more length.
  const first = paragraphsOf(kind, entry).find((paragraph) => paragraph.name !== "description");
  return {
    title: kind === "journal" ? own : (own ?? name),
    words: firstWordsOf(first?.text ?? "") || null,
  };
}

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
