import { languagesFor, type Knowledge, type Reach } from "./languages.ts";
import { wordKey } from "./plainCell.ts";

/** The words beside written times. */
export interface ClockWords {
  /** The hours at which each language uses a word such as "pm" or "in the evening", by `wordKey`. */
  halves: Map<string, Map<string, Set<number>>>;
  /** What stands behind the hours, such as "h" and 時. */
  hours: Set<string>;
  minutes: Set<string>;
  /** The most words that a half of the day has. */
  longest: number;
}

/** The words beside times in all languages within reach that are written in the script of `words`. */
export function clockWordsFor(reach: Reach, words: string, knowledge: Knowledge): ClockWords {
  const more = reach === "english" ? [] : languagesFor("languages", words, knowledge);
  const languages = [...new Set([...languagesFor("english", words, knowledge), ...more])];
  const found = tables.get(languages.join()) ?? wordsOf(languages);
  tables.set(languages.join(), found);
  return found;
}

/** A table for each set of scripts that was asked for. */
const tables = new Map<string, ClockWords>();

function wordsOf(languages: readonly string[]): ClockWords {
  const found: ClockWords = { halves: new Map(), hours: new Set(), minutes: new Set(), longest: 1 };
  for (const language of languages) {
    const known = ofLanguage(language);
    for (const [hour, name] of known.halves) addHalf(found, language, name, hour);
    for (const name of known.hours) found.hours.add(name);
    for (const name of known.minutes) found.minutes.add(name);
  }
  return found;
}

interface OfLanguage {
  halves: [hour: number, name: string][];
  hours: Set<string>;
  minutes: Set<string>;
}

const cache = new Map<string, OfLanguage>();

function ofLanguage(language: string): OfLanguage {
  const known = cache.get(language);
  if (known) return known;
  const made: OfLanguage = { halves: [], hours: new Set(), minutes: new Set() };
  for (const style of halfStyles) {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
    for (let hour = 0; hour < 24; hour += 1) {
      const name = format.formatToParts(Date.UTC(2025, 0, 15, hour)).find(({ type }) => type === "dayPeriod")?.value;
      if (name !== undefined) made.halves.push([hour, name]);
    }
  }
  const clock = new Intl.DateTimeFormat(language, { timeStyle: "medium", timeZone: "UTC" });
  const hourAlone = new Intl.DateTimeFormat(language, { hour: "numeric", hourCycle: "h23", timeZone: "UTC" });
  for (const format of [clock, hourAlone]) addMarkers(made, format.formatToParts(Date.UTC(2025, 0, 15, 21, 5)));
  cache.set(language, made);
  return made;
}

const halfStyles: readonly Intl.DateTimeFormatOptions[] = [
  { hour: "numeric", hourCycle: "h12" },
  { hour: "numeric", hourCycle: "h12", dayPeriod: "long" },
];

function addMarkers(made: OfLanguage, parts: readonly Intl.DateTimeFormatPart[]): void {
  for (const [index, { type, value }] of parts.entries()) {
    const key = wordKey(value);
    if (type !== "literal" || key === "" || key.includes(" ")) continue;
    const before = parts[index - 1]?.type;
    if (before === "hour") made.hours.add(key);
    if (before === "minute") made.minutes.add(key);
  }
}

function addHalf(words: ClockWords, language: string, name: string, hour: number): void {
  const key = wordKey(name);
  if (key === "") return;
  words.longest = Math.max(words.longest, key.split(" ").length);
  const ofWord = words.halves.get(key) ?? new Map<string, Set<number>>();
  words.halves.set(key, ofWord);
  const hours = ofWord.get(language) ?? new Set<number>();
  ofWord.set(language, hours);
  hours.add(hour);
}
