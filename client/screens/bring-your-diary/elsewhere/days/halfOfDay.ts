import type { ClockWords } from "./clockWords.ts";
import type { DateWords } from "./dateWords.ts";

/** What the reading of times needs to know. */
export interface TimeContext {
  words: ClockWords;
  /** The words of days, which say nothing of the time beside them. */
  days: DateWords;
  zonesNear: readonly string[];
  /** Takes a word that is not known, so that more languages can be asked. */
  onUnknown: (word: string) => void;
}

/** The hour by the half of the day that stands beside it, and what is left on both sides. */
export function halfBeside(before: string, after: string, hour: number, context: TimeContext) {
  const plain = { hour, before, after };
  const behind = wordsAtStart(after, context);
  const inFront = behind.half ? undefined : wordsAtEnd(before, context);
  const half = behind.half ?? inFront?.half;
  if (half) {
    const fits = fitting(half.languages, `${before} ${after}`, context);
    const hours = new Set(fits.flatMap((each) => hoursWith(hour, each)));
    const [only] = hours;
    // A word that also stands between days and times, as "am" does in Welsh, must not change the hour.
    const isLink = half.isLink && !behind.half;
    if (isLink && (hour > 12 || only === hour)) return plain;
    if (fits.length === 0 && hour > 12) return plain;
    if (isLink || only === undefined || hours.size > 1) return "unreadable";
    return { hour: only, before: inFront?.half ? inFront.rest : before, after: behind.half ? behind.rest : after };
  }
  const unknown = [behind.unknown, inFront?.unknown].find((each) => each !== undefined);
  if (unknown === undefined) return plain;
  context.onUnknown(unknown);
  // From 13 on, no word can change the hour.
  return hour > 12 ? plain : "unreadable";
}

type HoursByLanguage = ReadonlyMap<string, ReadonlySet<number>>;

/** The hours of a word in the languages of the cell's own day, if it names one. English is written beside all. */
function fitting(half: HoursByLanguage, cell: string, { days }: TimeContext): ReadonlySet<number>[] {
  if (half.has("en")) return [half.get("en") ?? new Set()];
  const ofDay = new Set<string>();
  for (const [word] of cell.matchAll(/[\p{L}\p{M}]{3,}/gu))
    for (const { languages } of days.months.get(word.toLowerCase()) ?? [])
      for (const each of languages) ofDay.add(each);
  return [...half].flatMap(([language, hours]) => (ofDay.size === 0 || ofDay.has(language) ? [hours] : []));
}

/**
 * The hours of a language's word that a clock may show as `hour`. A word for the morning or the afternoon stands for its
 * whole half of the day, as 오후 does in Korean; one for the evening or the night does not.
 */
function hoursWith(hour: number, hours: ReadonlySet<number>): number[] {
  if (hour > 12) return hours.has(hour) ? [hour] : [];
  const [early, late] = [hour % 12, (hour % 12) + 12];
  const found = [early, late].filter((each) => hours.has(each));
  if (found.length > 0) return found;
  if (hours.has(9) && [...hours].every((each) => each > 3 && each < 12)) return [early];
  return hours.has(15) && [...hours].every((each) => each > 11 && each < 18) ? [late] : [];
}

interface Beside {
  half?: { languages: HoursByLanguage; isLink: boolean };
  rest: string;
  unknown?: string;
}

function wordsAtStart(text: string, context: TimeContext): Beside {
  const { words } = context;
  const found: { key: string; end: number }[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const gap = text.slice(found.at(-1)?.end ?? 0, match.index);
    if (!isBetweenWords(gap) || found.length > words.longest) break;
    found.push({ key: match[0].toLowerCase(), end: match.index + match[0].length });
  }
  // The unit of a time may come first: 9:05 Uhr abends.
  if (words.hours.has(found[0]?.key ?? "") && !halfOf(found[0]?.key ?? "", context)) found.shift();
  for (let count = found.length; count > 0; count -= 1) {
    const half = halfOf(
      found
        .slice(0, count)
        .map(({ key }) => key)
        .join(" "),
      context,
    );
    if (half) return { half, rest: text.slice(found[count - 1]?.end ?? 0).replace(/^\./, "") };
  }
  return { rest: text, ...unknownIn(found[0]?.key, context) };
}

function wordsAtEnd(text: string, context: TimeContext): Beside {
  const found: { key: string; start: number }[] = [];
  for (const match of [...text.matchAll(/[\p{L}\p{M}]+/gu)].toReversed()) {
    const gap = text.slice(match.index + match[0].length, found.at(-1)?.start ?? text.length);
    if (!isBetweenWords(gap) || found.length === context.words.longest) break;
    found.push({ key: match[0].toLowerCase(), start: match.index });
  }
  for (let count = found.length; count > 0; count -= 1) {
    const half = halfOf(
      found
        .slice(0, count)
        .map(({ key }) => key)
        .toReversed()
        .join(" "),
      context,
    );
    if (half) return { half, rest: text.slice(0, found[count - 1]?.start ?? 0) };
  }
  const [last] = found;
  const glued = last && !hasSpaces(last.key) ? gluedHalf(last.key, context) : undefined;
  if (last && glued) return { half: glued.half, rest: text.slice(0, last.start + glued.start) };
  return { rest: text, ...unknownIn(last?.key, context) };
}

function isBetweenWords(gap: string): boolean {
  return /^[ .'’-]{0,2}$/.test(gap);
}

/** Chinese and Japanese write the half of the day right behind the day: 3月5日午後9:05. */
function gluedHalf(word: string, context: TimeContext) {
  for (let start = 1; start < word.length; start += 1) {
    const half = halfOf(word.slice(start), context);
    if (half) return { half, start };
  }
  return undefined;
}

function halfOf(key: string, { words, days }: TimeContext): Beside["half"] {
  const known = key === "a" || key === "a m" ? "am" : key === "p" || key === "p m" ? "pm" : key;
  const languages = words.halves.get(known);
  return languages && { languages, isLink: days.links.has(key) };
}

function unknownIn(key: string | undefined, { days, words }: TimeContext): Pick<Beside, "unknown"> | undefined {
  const isKnown = key === undefined || isDateWord(key, days) || words.hours.has(key) || words.minutes.has(key);
  return isKnown ? undefined : { unknown: key };
}

/** Whether a word belongs to a day, so that it says nothing of the time beside it. */
export function isDateWord(key: string, days: DateWords): boolean {
  const has = (word: string) =>
    days.months.has(word) || days.weekdays.has(word) || days.links.has(word) || days.pieces.has(word);
  if (has(key) || days.monthMarkers.has(key) || days.weekdayMarkers.has(key)) return true;
  // 日 and 日月曜日, which stand right behind the number of the day.
  const [first = ""] = key;
  return !hasSpaces(key) && days.markers.has(first) && (key.length === first.length || has(key.slice(first.length)));
}

/** Whether a word is of a script with spaces between words. */
export function hasSpaces(word: string): boolean {
  return !/[\p{Script=Hani}\p{Script=Hang}]/u.test(word);
}
