import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { possibleDays, timeOf } from "../elsewhere/days/oneDay.ts";

/** Which number comes first in a day such as 03-04-2025: the day or the month. */
export type DayOrder = "dmy" | "mdy";

/** A day that stands in a name, a heading or front matter. */
export interface WrittenDay {
  /** Undefined if there is none, or none for certain. */
  day?: LocalDate;
  time?: string;
  /** The words beside the day. */
  rest: string;
  /** There is a day, and more than one reading of it. */
  isUnsure?: boolean;
}

/**
 * The day that a text holds, if there is only one reading: 2024-03-05, 2024_03_05, 20240305, 5 March 2024, March 5th, 2024.
 *
 * @param order How the texts beside it write days such as 05-03-2024.
 */
export function writtenDayIn(text: string, order?: DayOrder): WrittenDay {
  if (text.length > longest) return { rest: text };
  const found = forms
    .flatMap((form) => [...text.matchAll(form)])
    .filter(([piece]) => readings(piece, order).length > 0);
  const [first] = found;
  if (!first) return { rest: text };
  const days = new Set(found.flatMap(([piece]) => readings(piece, order)));
  const [day] = days;
  if (day === undefined || days.size > 1) return { rest: text, isUnsure: true };
  const [, hours, minutes] = /^\d{8}(\d{2})(\d{2})/.exec(first[0]) ?? [];
  const end = first.index + first[0].length;
  const { time, after } = timeAtBeginning((hours ? `T${hours}${minutes}` : "") + text.slice(end));
  const words = [text.slice(0, first.index), after].map(withoutSigns).filter(Boolean);
  const rest = words.filter((each) => !isWeekdayOf(day, each)).join(" ");
  return time === undefined ? { day, rest } : { day, time, rest };
}

/** The order of day and month in days such as 13-03-2024, if one of the texts shows it. */
export function orderIn(texts: readonly string[]): DayOrder | undefined {
  for (const [piece] of texts.flatMap((text) => [...text.matchAll(dayAndMonthFirst)])) {
    const [one = 0, other = 0] = asNumbers(piece).split("-").map(Number);
    if (one > 12 !== other > 12) return one > 12 ? "dmy" : "mdy";
  }
  return undefined;
}

/** The day of a file such as 2024/03/05.md, whose folders are the year and the month. */
export function dayOfFolders(path: string): LocalDate | undefined {
  const [, year = "", month = "", day = ""] =
    /(?:^|\/)(\d{4})\/(?:\d{4}[-_. ])?(\d{2})(?:[-_. ]*[\p{L}\p{M}]+)?\/(\d{2})\.\w+$/u.exec(path) ?? [];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : undefined;
}

/** A longer text is words. */
const longest = 500;

// Years of a diary begin with 19 or 20. Other numbers of four digits are times, amounts and the like.
const dayAndMonthFirst = /(?<!\d)\d{1,2}([-_./ ])\d{1,2}\1(?:19|20)\d{2}(?!\d)/g;

const forms: readonly RegExp[] = [
  /(?<!\d)(?:19|20)\d{2}([-_./ ])\d{1,2}\1\d{1,2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/g,
  dayAndMonthFirst,
  /(?<!\d)(?:19|20)\d{6}(?:\d{4}(?:\d{2})?)?(?!\d)/g,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|[.ºª])?[ _-]+(?:de[ _]+)?\p{L}[\p{L}\p{M}]{2,}\.?,?[ _-]+(?:de[ _]+)?(?:19|20)\d{2}(?!\d)/gu,
  /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]{2,}\.?[ _-]+\d{1,2}(?:st|nd|rd|th)?,?[ _-]+(?:19|20)\d{2}(?!\d)/gu,
  /(?<!\d)(?:19|20)\d{2}[ _-]+\p{L}[\p{L}\p{M}]{2,}\.?[ _-]+\d{1,2}(?!\d)/gu,
];

/** Each day that a piece of text can be. */
function readings(piece: string, order: DayOrder | undefined): LocalDate[] {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d*$/.exec(piece) ?? [];
  const text = year === undefined ? asNumbers(piece) : `${year}-${month}-${day}`;
  const possible = possibleDays(text);
  const ofOrder = possible.filter(({ reading }) => order !== undefined && reading.startsWith(order));
  return [...new Set((ofOrder.length > 0 ? ofOrder : possible).map(({ day: each }) => each))];
}

function asNumbers(piece: string): string {
  return piece.replaceAll(/(?<=\d)[_. /](?=\d)/g, "-").replaceAll("_", " ");
}

/** A time right behind a day: T21:15, 21.15, 9:15 PM. */
function timeAtBeginning(text: string): { time: string | undefined; after: string } {
  const [whole = "", hours = "", minutes = "", half = ""] =
    /^(?:T|,? at |[ ,_]+(?:- )?)(\d{1,2}:|\d{2}[.h])(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(?:\s?([ap])\.?m\b\.?)?(?!\d)/i.exec(
      text,
    ) ??
    /^T(\d{2})-?(\d{2})(?:-?\d{2})?(?!\d)/.exec(text) ??
    [];
  const time =
    hours === "" ? undefined : timeOf(`${hours.slice(0, 2).replace(":", "")}:${minutes}${half && ` ${half}m`}`);
  return time === undefined ? { time, after: text } : { time, after: text.slice(whole.length) };
}

function withoutSigns(text: string): string {
  return text.replaceAll(/^[\s\-–—_,.:;|/()[\]]+|[\s\-–—_,:;|/([]+$/g, "").trim();
}

/** Whether a word is the name of the weekday that a day has, in a language of the device or in English. */
function isWeekdayOf(day: LocalDate, word: string): boolean {
  weekdays ??= weekdayNames();
  return weekdays[new Date(`${day}T12:00Z`).getUTCDay()]?.has(asName(word)) === true;
}

let weekdays: readonly ReadonlySet<string>[] | undefined;

/** From Sunday on, each with its long and short names. */
function weekdayNames(): readonly ReadonlySet<string>[] {
  const formats = [...(globalThis.navigator?.languages ?? []), "en"].flatMap((language) =>
    (["long", "short"] as const).map((weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" })),
  );
  // The first of January 2023 was a Sunday.
  return Array.from(
    { length: 7 },
    (_, index) => new Set(formats.map((format) => asName(format.format(Date.UTC(2023, 0, 1 + index))))),
  );
}

function asName(word: string): string {
  return word.toLowerCase().replace(/\.$/, "");
}
