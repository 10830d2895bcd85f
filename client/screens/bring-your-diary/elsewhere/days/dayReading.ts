import type { LocalDate } from "#domain/days.ts";
import { calendars, dayOf, type Calendar } from "./calendars.ts";
import type { Knowledge } from "./languages.ts";
import type { Written, WrittenDay } from "./writtenDay.ts";

/** In which order a column has the numbers of its days. */
export const orders = ["dmy", "mdy", "ymd"] as const;

export type Order = (typeof orders)[number];

/** How the days of a column may be read. */
export interface Reading {
  order: Order;
  /** The calendar of years with two digits. */
  calendar: Calendar;
  /** The language of words that name another month in another language. */
  language: string | undefined;
}

/** A day, and whether a diary may have an entry on it. */
export interface DayRead {
  day: LocalDate;
  isLikely: boolean;
}

/** The day in a cell by a reading. Undefined if it cannot be read so. */
export function dayBy(
  written: WrittenDay,
  reading: Reading,
  latest: LocalDate,
  knowledge: Knowledge,
): DayRead | undefined {
  const parts = partsBy(written, reading);
  if (!parts) return undefined;
  const { year, month, day, calendar } = parts;
  if (calendar === "persian") return likely(dayOf("persian", [year.value, month, day], knowledge), latest);
  if (year.length === 2) {
    const found = ofShortYear(year.value, month, day, reading.calendar, latest, knowledge);
    // Before 1935 it is a day that stands where the year would.
    return found === undefined ? undefined : { day: found, isLikely: found >= "1935" && found <= latest };
  }
  const inCalendars = calendars.map((each) => likely(safeDay(each, [year.value, month, day], knowledge), latest));
  return inCalendars.find((each) => each?.isLikely) ?? inCalendars[0];
}

function safeDay(calendar: Calendar, parts: [number, number, number], knowledge: Knowledge): LocalDate | undefined {
  // Years of another calendar than the common one are of the time of diaries.
  const [year] = parts;
  if (calendar === "buddhist" && year < 2443) return undefined;
  if (calendar === "persian" && (year < 1279 || year > 1500)) return undefined;
  return dayOf(calendar, parts, knowledge);
}

/** Two digits are the latest such year that is not in the future. */
function ofShortYear(
  short: number,
  month: number,
  day: number,
  calendar: Calendar,
  latest: LocalDate,
  knowledge: Knowledge,
): LocalDate | undefined {
  const centuries = { gregory: [2000, 1900], buddhist: [2500], persian: [1400, 1300] }[calendar];
  const found = centuries.map((century) => dayOf(calendar, [century + short, month, day], knowledge));
  const past = found.find((each) => each !== undefined && each <= latest);
  // The dates of diaries in another calendar are not older than computers.
  return calendar === "gregory" || (past ?? "") > "1985" ? past : undefined;
}

function likely(day: LocalDate | undefined, latest: LocalDate): DayRead | undefined {
  return day === undefined ? undefined : { day, isLikely: day >= "1900-01-01" && day <= latest };
}

interface Parts {
  year: Written;
  month: number;
  day: number;
  calendar: "gregory" | "persian";
}

function partsBy({ numbers, months }: WrittenDay, { order, language }: Reading): Parts | undefined {
  const [one, two, three] = numbers;
  if (!one) return undefined;
  if (!two) return compactParts(one.value, order);
  if (!three) {
    const named = months.find(({ languages }) => months.length === 1 || languages.has(language ?? ""));
    const pair = yearAndDay(one, two, order);
    return named && pair ? { ...pair, month: named.month, calendar: named.calendar } : undefined;
  }
  const numbered = [one, two, three].find(({ role }) => role === "month");
  if (numbered) {
    const [first, second] = [one, two, three].filter((each) => each !== numbered);
    const pair = first && second && yearAndDay(first, second, order);
    return pair && numbered.length <= 2 ? { ...pair, month: numbered.value, calendar: "gregory" } : undefined;
  }
  return numberedParts([one, two, three], order);
}

function compactParts(value: number, order: Order): Parts | undefined {
  const digits = `${value}`.padStart(8, "0");
  const at = (from: number, to: number) => Number(digits.slice(from, to));
  const year = (from: number): Written => ({ value: at(from, from + 4), length: 4, role: "year" });
  const isYearFirst = at(0, 4) >= 1900 && at(0, 4) < 2100 && at(4, 6) <= 12;
  if (isYearFirst) return { year: year(0), month: at(4, 6), day: at(6, 8), calendar: "gregory" };
  if (order === "ymd") return undefined;
  const [month, day] = order === "mdy" ? [at(0, 2), at(2, 4)] : [at(2, 4), at(0, 2)];
  return { year: year(4), month, day, calendar: "gregory" };
}

/** Which of two numbers beside a month is the year. */
function yearAndDay(one: Written, two: Written, order: Order): Pick<Parts, "year" | "day"> | undefined {
  const isFirst = isYear(one) || isDay(two) || (!isYear(two) && !isDay(one) && order === "ymd");
  const [year, day] = isFirst ? [one, two] : [two, one];
  return (year.length === 4 || year.length === 2) && day.length <= 2 && day.role !== "year"
    ? { year, day: day.value }
    : undefined;
}

function isYear({ length, role }: Written): boolean {
  return role === "year" || length === 4;
}

function isDay({ length, role }: Written): boolean {
  return role === "day" || length === 1;
}

function numberedParts([one, two, three]: readonly [Written, Written, Written], order: Order): Parts | undefined {
  const isLong = [one, two, three].map(({ length }) => length === 4);
  const [year, month, day] =
    isLong[0] || (order === "ymd" && !isLong[2])
      ? [one, two, three]
      : order === "dmy"
        ? [three, two, one]
        : order === "mdy"
          ? [three, one, two]
          : [];
  if (!year || !month || !day) return undefined;
  const isWritten = (year.length === 4 || year.length === 2) && month.length <= 2 && day.length <= 2;
  return isWritten ? { year, month: month.value, day: day.value, calendar: "gregory" } : undefined;
}
