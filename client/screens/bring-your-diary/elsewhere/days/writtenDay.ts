import { withCommonYear } from "./calendars.ts";
import type { DateWords, NumberRole } from "./dateWords.ts";
import type { Knowledge } from "./languages.ts";

export interface Written {
  value: number;
  length: number;
  role: NumberRole | undefined;
}

/** A month that a word may name. */
interface Month {
  month: number;
  calendar: "gregory" | "persian";
  languages: ReadonlySet<string>;
}

/** What is written of a day, before it is known how to read it. */
export interface WrittenDay {
  numbers: readonly Written[];
  /** None if the month is a number; several if languages differ. */
  months: readonly Month[];
  /** The languages of its weekday. */
  weekdayIn: ReadonlySet<string> | undefined;
}

/** What a plain cell says of its day. `onUnknown` takes each word that is not known. */
export function dayInCell(
  cell: string,
  words: DateWords,
  knowledge: Knowledge,
  onUnknown: (word: string) => void,
): WrittenDay | undefined {
  const found: WrittenDay[] = [];
  for (const part of partsOf(withCommonYear(cell, knowledge), words, onUnknown)) {
    const written = writtenIn(part);
    if (written) found.push(written);
  }
  return found.length === 1 ? found[0] : undefined;
}

interface NamedWord {
  key: string;
  months: DateWords["months"] extends Map<string, infer Named> ? Named | undefined : never;
  weekdayIn: Set<string> | undefined;
  /** Whether it is a word between the parts of a day, too. */
  isLink: boolean;
}

/** A stretch of a cell without unknown words. */
interface Part {
  numbers: Written[];
  names: NamedWord[];
}

/** What never stands within a written day. */
const breaks = /[:;!?|+=<>~@#%&*"“”„\\]/;

function partsOf(text: string, words: DateWords, onUnknown: (word: string) => void): Part[] {
  const tokens = tokensOf(text, words);
  const parts: Part[] = [{ numbers: [], names: [] }];
  const begin = () => parts.push({ numbers: [], names: [] });
  let [isMonthNext, isWeekdayNext] = [false, false];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const part = parts.at(-1);
    if (!token || !part) break;
    if (breaks.test(token.gap)) begin();
    if (token.role !== undefined) {
      const number = parts.at(-1)?.numbers.at(-1);
      if (number) number.role ??= token.role;
    } else if (token.isNumber && isWeekdayNext) {
      isWeekdayNext = false;
    } else if (token.isNumber) {
      const role = isMonthNext ? "month" : undefined;
      parts.at(-1)?.numbers.push({ value: Number(token.text), length: token.text.length, role });
    } else {
      const count = countOfName(tokens, at, words);
      const key = keyOf(tokens.slice(at, at + Math.max(count, 1)));
      const [months, weekdayIn] = [words.months.get(key), words.weekdays.get(key)];
      isMonthNext = words.monthMarkers.has(key);
      isWeekdayNext = words.weekdayMarkers.has(key) && /^\d$/.test(tokens[at + 1]?.text ?? "");
      if (months || weekdayIn) parts.at(-1)?.names.push({ key, months, weekdayIn, isLink: words.links.has(key) });
      else if (!isMonthNext && !isWeekdayNext && !words.links.has(key) && !isSuffix(tokens[at - 1], token)) {
        onUnknown(key);
        begin();
      }
      at += Math.max(count, 1) - 1;
      continue;
    }
    isMonthNext = false;
  }
  return parts;
}

interface Token {
  text: string;
  isNumber: boolean;
  /** What stands between it and the token before. */
  gap: string;
  /** What a marker behind a number says that the number is. */
  role?: NumberRole;
}

function tokensOf(text: string, words: DateWords): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    const isNumber = /^\d/.test(match[0]);
    const word = match[0].toLowerCase();
    const isGlued = tokens.at(-1)?.isNumber === true && gap.trim() === "";
    const role = isNumber || !isGlued ? undefined : roleOf(word, gap, words);
    if (!role) {
      tokens.push({ text: isNumber ? match[0] : word, isNumber, gap });
      continue;
    }
    tokens.push({ text: role.marker, isNumber: false, gap, role: role.role });
    if (word.length > role.marker.length)
      tokens.push({ text: word.slice(role.marker.length), isNumber: false, gap: "" });
  }
  return tokens;
}

/** The marker at the beginning of a word behind a number. Scripts without spaces write on right behind it. */
function roleOf(word: string, gap: string, words: DateWords): { marker: string; role: NumberRole } | undefined {
  const whole = gap === "" ? words.markers.get(word) : undefined;
  if (whole) return { marker: word, role: whole };
  const [first = ""] = word;
  const role = /[\p{Script=Hani}\p{Script=Hang}]/u.test(first) ? words.markers.get(first) : undefined;
  return role ? { marker: first, role } : undefined;
}

/** As many of the words as are one name, such as "Meán Fómhair". */
function countOfName(tokens: readonly Token[], at: number, words: DateWords): number {
  const isPiece = words.pieces.has(tokens[at]?.text ?? "");
  for (let count = isPiece ? words.longest : 1; count > 0; count -= 1) {
    const taken = tokens.slice(at, at + count);
    if (taken.length < count || !isOneName(taken)) continue;
    const key = keyOf(taken);
    if (words.months.has(key) || words.weekdays.has(key)) return count;
  }
  return 0;
}

function isOneName(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ isNumber, role, gap }, index) => !isNumber && role === undefined && (index === 0 || /^[ .'’-]{0,2}$/.test(gap)),
  );
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** The end of a number, as in 5th. */
function isSuffix(before: Token | undefined, { text, gap }: Token): boolean {
  return before?.isNumber === true && gap === "" && text.length <= 3 && !/[\p{Script=Hani}\p{Script=Hang}]/u.test(text);
}

function writtenIn({ numbers, names }: Part): WrittenDay | undefined {
  // A word that is a weekday or a link as well is the month only if the part has no other.
  const sure = names.filter(({ months, weekdayIn, isLink }) => months && !weekdayIn && !isLink);
  const unsure = numbers.length === 3 ? [] : names.filter((each) => each.months && !sure.includes(each));
  const [first, ...others] = sure.length > 0 ? sure : unsure;
  if (others.some(({ key }) => key !== first?.key)) return undefined;
  const weekdayIn = names.find((each) => each !== first && each.weekdayIn)?.weekdayIn;
  const monthNumber = numbers.find(({ role }) => role === "month");
  if (first && !monthNumber && numbers.length === 2) return { numbers, months: first.months ?? [], weekdayIn };
  if (first) return undefined;
  const isWhole = numbers.length === 3 || (numbers.length === 1 && numbers[0]?.length === 8);
  return isWhole ? { numbers, months: [], weekdayIn } : undefined;
}
