import { languagesFor, type Knowledge, type Reach } from "./languages.ts";
import { wordKey } from "./plainCell.ts";

/** A month that a word names, and the languages in which it does. */
interface NamedMonth {
  month: number;
  calendar: "gregory" | "persian";
  languages: Set<string>;
}

export type NumberRole = "year" | "month" | "day";

/** The words of written days, by `wordKey`. */
export interface DateWords {
  months: Map<string, NamedMonth[]>;
  weekdays: Map<string, Set<string>>;
  /** Words between the parts of a day, such as "de" and "at". */
  links: Set<string>;
  /** What stands behind a number and says what it is, such as 年. Undefined if languages differ. */
  markers: Map<string, NumberRole | undefined>;
  /** What stands before the number of a month, as in Vietnamese. */
  monthMarkers: Set<string>;
  /** What stands before the number of a day of the week. */
  weekdayMarkers: Set<string>;
  /** The words that names of several words are made of. */
  pieces: Set<string>;
  /** The most words that a name has. */
  longest: number;
}

/** The words of written days in all languages within reach that are written in the script of `words`. */
export function dateWordsFor(reach: Reach, words: string, knowledge: Knowledge): DateWords {
  const reached: readonly Reach[] = reach === "regions" ? ["english", "languages", "regions"] : ["english", reach];
  const languages = [...new Set(reached.flatMap((each) => languagesFor(each, words, knowledge)))];
  const key = [...languages, ...knowledge.calendars].join();
  const found = tables.get(key) ?? wordsOf(languages, knowledge);
  tables.set(key, found);
  return found;
}

/** A table for each set of scripts that was asked for. */
const tables = new Map<string, DateWords>();

function wordsOf(languages: readonly string[], knowledge: Knowledge): DateWords {
  const found: DateWords = {
    months: new Map(),
    weekdays: new Map(),
    // English that Intl never writes: the 5th of March.
    links: new Set(["of", "the", "on"]),
    markers: new Map(),
    monthMarkers: new Set(),
    weekdayMarkers: new Set(),
    pieces: new Set(),
    longest: 1,
  };
  for (const language of languages) {
    const known = ofLanguage(language, knowledge);
    for (const parts of known.days) addDay(found, language, parts);
    for (const [name, month, calendar] of known.names) addMonth(found, language, name, month, calendar);
  }
  return found;
}

type Calendar = NamedMonth["calendar"];

interface OfLanguage {
  /** Written days in parts, with the number of the month. */
  days: { parts: readonly Intl.DateTimeFormatPart[]; month: number; calendar: Calendar }[];
  /** Names of months that stand alone. */
  names: [name: string, month: number, calendar: Calendar][];
}

const cache = new Map<string, OfLanguage>();

/** What a language writes for a day of each month, which are days of all weekdays. */
function ofLanguage(language: string, knowledge: Knowledge): OfLanguage {
  const key = `${language} ${knowledge.calendars.length}`;
  const known = cache.get(key);
  if (known) return known;
  const made: OfLanguage = { days: [], names: [] };
  const own = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).resolvedOptions().calendar;
  // Persian months are written in English, too.
  const calendars = ["gregory", own, language === "en" ? "persian" : own].filter(
    (each, index, all) => all.indexOf(each) === index && knowledge.calendars.includes(each),
  );
  for (const calendar of calendars.filter((each) => each === "gregory" || each === "persian" || each === "buddhist")) {
    const months = calendar === "persian" ? persianMonths() : monthsOfDays;
    const kept: Calendar = calendar === "persian" ? "persian" : "gregory";
    for (const style of calendar === "gregory" ? dayStyles : [...dayStyles, dayWithEra]) {
      const format = new Intl.DateTimeFormat(language, { ...style, calendar, timeZone: "UTC" });
      for (const [index, day] of days.entries())
        made.days.push({ parts: format.formatToParts(day), month: months[index] ?? 0, calendar: kept });
    }
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month, calendar, timeZone: "UTC" });
      for (const [index, day] of days.entries()) made.names.push([format.format(day), months[index] ?? 0, kept]);
    }
  }
  cache.set(key, made);
  return made;
}

const days = Array.from({ length: 12 }, (_each, index) => Date.UTC(2025, index, 15));
const monthsOfDays = days.map((_day, index) => index + 1);

const dayStyles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "full", timeStyle: "short" },
  { weekday: "short", year: "numeric", month: "short", day: "numeric" },
];

const dayWithEra: Intl.DateTimeFormatOptions = { era: "long", year: "numeric", month: "long", day: "numeric" };

function persianMonths(): readonly number[] {
  const format = new Intl.DateTimeFormat("en-u-nu-latn", { calendar: "persian", month: "numeric", timeZone: "UTC" });
  return days.map((day) => Number(format.format(day)));
}

function addDay(words: DateWords, language: string, { parts, month, calendar }: OfLanguage["days"][number]): void {
  for (const [index, { type, value }] of parts.entries()) {
    if (type === "month") for (const name of asWritten(parts, index)) addMonth(words, language, name, month, calendar);
    else if (type === "weekday") for (const name of asWritten(parts, index)) addWeekday(words, language, name);
    else if (type === "literal" || type === "era") {
      const before = parts[index - 1];
      if (before && isRole(before.type) && /\d$/.test(before.value)) addMarker(words, value, before.type);
      for (const word of wordKey(value).split(" ")) if (word !== "") words.links.add(word);
    }
  }
}

/** A name alone, and with the letters that its language writes right before or behind it, as in בינואר and "ekainaren". */
function asWritten(parts: readonly Intl.DateTimeFormatPart[], index: number): Set<string> {
  const [before, part, behind] = [parts[index - 1], parts[index], parts[index + 1]];
  const name = part?.value ?? "";
  const start = before?.type === "literal" ? (/[\p{L}\p{M}]+$/u.exec(before.value)?.[0] ?? "") : "";
  const end = behind?.type === "literal" ? (/^[\p{L}\p{M}]+/u.exec(behind.value)?.[0] ?? "") : "";
  return new Set([name, `${start}${name}${end}`]);
}

function addWeekday(words: DateWords, language: string, name: string): void {
  // Vietnamese counts the days of the week.
  if (/\p{Nd}$/u.test(name)) words.weekdayMarkers.add(wordKey(name));
  else addName(words, wordKey(name), (key) => languagesIn(words.weekdays, key).add(language));
}

function isRole(type: string): type is NumberRole {
  return type === "year" || type === "month" || type === "day";
}

/** A letter right behind a number, as in 2024年. */
function addMarker(words: DateWords, value: string, role: NumberRole): void {
  const [marker] = /^[\p{L}\p{M}]+/u.exec(value) ?? [];
  if (marker === undefined) return;
  const known = words.markers.has(marker) ? words.markers.get(marker) : role;
  words.markers.set(marker.toLowerCase(), known === role ? role : undefined);
}

function addMonth(words: DateWords, language: string, name: string, month: number, calendar: Calendar): void {
  const key = wordKey(name);
  if (key === "") return;
  if (/\p{Nd}/u.test(name)) return addNumbered(words, name, key);
  addName(words, key, () => {
    const named = words.months.get(key) ?? [];
    words.months.set(key, named);
    const same = named.find((each) => each.month === month && each.calendar === calendar);
    if (same) same.languages.add(language);
    else named.push({ month, calendar, languages: new Set([language]) });
  });
}

/** Months such as 3월 and "tháng 3". Languages without names have "M03", which nobody writes. */
function addNumbered(words: DateWords, name: string, key: string): void {
  if (/^M\d/.test(name)) return;
  if (/^\p{Nd}/u.test(name)) addMarker(words, name.replace(/^\p{Nd}+/u, ""), "month");
  else words.monthMarkers.add(key);
}

function addName(words: DateWords, key: string, add: (key: string) => void): void {
  if (key === "") return;
  const pieces = key.split(" ");
  words.longest = Math.max(words.longest, pieces.length);
  if (pieces.length > 1) for (const piece of pieces) words.pieces.add(piece);
  add(key);
}

function languagesIn(map: Map<string, Set<string>>, key: string): Set<string> {
  const known = map.get(key) ?? new Set<string>();
  map.set(key, known);
  return known;
}
