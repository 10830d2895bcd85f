import { addDays, isLocalDate, type LocalDate } from "#domain/days.ts";
import { clock } from "#client/platform/clock.ts";
import type { Knowledge } from "./languages.ts";

/** The calendars in which people write days. */
export const calendars = ["gregory", "buddhist", "persian"] as const;

export type Calendar = (typeof calendars)[number];

/** The day of a calendar, or undefined if it has no such day or the browser does not know the calendar. */
export function dayOf(
  calendar: Calendar,
  [year, month, day]: readonly [year: number, month: number, day: number],
  knowledge: Knowledge,
): LocalDate | undefined {
  if (calendar === "gregory") return dateFrom(year, month, day);
  if (!knowledge.calendars.includes(calendar)) return undefined;
  return calendar === "buddhist" ? dateFrom(year - 543, month, day) : persianDay(year, month, day);
}

function dateFrom(year: number, month: number, day: number): LocalDate | undefined {
  const date = `${year}`.padStart(4, "0") + `-${twoDigits(month)}-${twoDigits(day)}`;
  return isLocalDate(date) ? date : undefined;
}

function twoDigits(count: number): string {
  return `${count}`.padStart(2, "0");
}

const persianDays = new Map<string, LocalDate | undefined>();

/** Intl turns days into Persian ones, and not back, so a day near it is corrected by what Intl says. */
function persianDay(year: number, month: number, day: number): LocalDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const key = `${year}-${month}-${day}`;
  if (persianDays.has(key)) return persianDays.get(key);
  const near = (month - 1) * 30.44 + day - 1;
  let found = addDays(`${year + 621}-03-21`, Math.round(near));
  for (let tries = 0; tries < 3; tries += 1) {
    const [ownYear, ownMonth, ownDay] = persianParts(found);
    const off = (year - ownYear) * 365 + (month - ownMonth) * 30 + (day - ownDay);
    if (off === 0 && ownMonth === month && ownDay === day) break;
    found = addDays(found, off);
  }
  const [ownYear, ownMonth, ownDay] = persianParts(found);
  const isRight = ownYear === year && ownMonth === month && ownDay === day;
  persianDays.set(key, isRight ? found : undefined);
  return isRight ? found : undefined;
}

function persianParts(date: LocalDate): [year: number, month: number, day: number] {
  persian ??= new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const parts = persian.formatToParts(Date.parse(date));
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return [part("year"), part("month"), part("day")];
}

let persian: Intl.DateTimeFormat | undefined;

/** A text whose year is of a Japanese era, such as 令和6年3月5日 and R6.3.5, with the year of the common calendar. */
export function withCommonYear(text: string, knowledge: Knowledge): string {
  const [all, name = "", year = ""] = /^(\p{Script=Hani}{2}|[A-Z]) ?(\d{1,2}|元)(?=[年./-])/iu.exec(text) ?? [];
  if (all === undefined || !knowledge.calendars.includes("japanese")) return text;
  const before = yearsBeforeEras().get(name.toUpperCase());
  return before === undefined ? text : `${before + (year === "元" ? 1 : Number(year))}${text.slice(all.length)}`;
}

let eras: Map<string, number> | undefined;

/** The year before the first of each era. */
function yearsBeforeEras(): ReadonlyMap<string, number> {
  if (eras) return eras;
  eras = new Map();
  for (const era of ["long", "narrow"] as const) {
    const format = new Intl.DateTimeFormat("ja-u-ca-japanese-nu-latn", { era, year: "numeric", timeZone: "UTC" });
    for (let year = 1900; year < new Date(clock.now()).getUTCFullYear() + 2; year += 1) {
      const parts = format.formatToParts(Date.UTC(year, 11, 31));
      const [name, count] = ["era", "year"].map((each) => parts.find(({ type }) => type === each)?.value);
      if (name !== undefined && count !== undefined) eras.set(name.toUpperCase(), year - (Number(count) || 1));
    }
  }
  return eras;
}
