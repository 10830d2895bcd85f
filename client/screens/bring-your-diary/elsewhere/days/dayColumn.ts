import { instantIn } from "#domain/clocks.ts";
import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import { clock } from "#client/platform/clock.ts";
import { whenAt, whenAtOffset, whenOn, whenOnDay, zoneHere, zonesAround, type When } from "../zones.ts";
import type { Calendar } from "./calendars.ts";
import { clockWordsFor, type ClockWords } from "./clockWords.ts";
import { bestOf, questionOf, type DayQuestion, type TriedReading } from "./dayQuestion.ts";
import { dayBy, orders, type DayRead, type Reading } from "./dayReading.ts";
import { countingOf, momentOf, type Counting } from "./countedDays.ts";
import { dateWordsFor, type DateWords } from "./dateWords.ts";
import type { TimeContext } from "./halfOfDay.ts";
import { ofThisBrowser, reaches, type Knowledge, type Reach } from "./languages.ts";
import { partOfDay } from "./partsOfDay.ts";
import { plainCell, shown } from "./plainCell.ts";
import { dayInCell, type WrittenDay } from "./writtenDay.ts";
import { timeInCell, type FoundTime, type WrittenTime } from "./writtenTime.ts";

/** The cells of one row that say when it was. */
export interface DayCell {
  day: string;
  /** Of a column of its own. */
  time?: string;
}

export type ReadDay = { when: When; written: string } | { problem: string };

export interface ReadColumn {
  /** A day for each cell. Those that depend on the question are problems until it is answered. */
  days: readonly ReadDay[];
  question: DayQuestion | undefined;
}

/** What a column is like, before its days are wanted. */
interface DaySurvey {
  question: DayQuestion | undefined;
  /** How many cells have a day, if the question is answered. */
  count: number;
  /** Whether the cells count days or seconds since a day long ago. */
  isCounted: boolean;
}

interface ColumnOptions {
  /** The answer to the question. */
  reading?: string | undefined;
  knowledge?: Knowledge;
}

export const noDate = "It has no date that can be read.";

/**
 * Reads the days and times of a column. The reading that fits most cells is used for all of them; where several fit equally
 * many and differ, the column has a question.
 */
export function readDays(
  cells: readonly DayCell[],
  { reading, knowledge = ofThisBrowser }: ColumnOptions = {},
): ReadColumn {
  const plain = cells.map(({ day }) => plainCell(day));
  const counting = countingOf(plain, latestDay());
  if (counting) return { days: countedDays(cells, plain, counting, knowledge), question: undefined };

  const { taken, readings, best } = tryReadings(cells, plain, knowledge);
  const chosen = best.find(({ key }) => key === reading) ?? (best.length === 1 ? best[0] : undefined);
  return {
    days: taken.map(({ problem, time }, index) => {
      if (problem !== undefined) return { problem };
      const [day, another] = daysBy(chosen ? [chosen] : best, index);
      if (another !== undefined)
        return { problem: `Its day can be read in several ways: “${shown(plain[index] ?? "")}”.` };
      if (day !== undefined) return at(day, time);
      return { problem: daysBy(readings, index).length > 0 ? otherWay(plain[index]) : noDate };
    }),
    question: best.length > 1 ? questionOf(best, plain) : undefined,
  };
}

/** Says what a column is like in less time than its days take. */
export function surveyDays(days: readonly string[], knowledge = ofThisBrowser): DaySurvey {
  const plain = days.map(plainCell);
  if (countingOf(plain, latestDay()))
    return { question: undefined, count: plain.filter((cell) => cell !== "").length, isCounted: true };
  const { best } = tryReadings(
    days.map((day) => ({ day })),
    plain,
    knowledge,
  );
  return {
    question: best.length > 1 ? questionOf(best, plain) : undefined,
    count: best[0]?.days.filter((day) => day).length ?? 0,
    isCounted: false,
  };
}

/** Tomorrow, because it is another day in other zones. */
function latestDay(): LocalDate {
  return addDays(localDateOf(new Date(clock.now()), zoneHere()), 1);
}

function tryReadings(cells: readonly DayCell[], plain: readonly string[], knowledge: Knowledge) {
  const latest = latestDay();
  const taken = takenApart(cells, plain, knowledge);
  const readings = readingsFor(taken, shortCalendars(taken, cells)).map((each): TriedReading => {
    // Cells with the same text are read once.
    const known = new Map<WrittenDay, DayRead | undefined>();
    const dayIn = (written: WrittenDay) => {
      if (!known.has(written)) known.set(written, dayBy(written, each, latest, knowledge));
      return known.get(written);
    };
    const { language } = each;
    return {
      key: keyOf(each),
      days: taken.map(({ written }) => written && dayIn(written)),
      agreeing: language === undefined ? 0 : taken.filter(({ written }) => written && agrees(written, language)).length,
    };
  });
  return { taken, readings, best: bestOf(readings) };
}

interface TakenApart {
  written: WrittenDay | undefined;
  time: WrittenTime | undefined;
  /** Why its time cannot be read. */
  problem?: string;
}

/** The parts of all cells, with the words of as few languages as know all of them. */
function takenApart(cells: readonly DayCell[], plain: readonly string[], knowledge: Knowledge): TakenApart[] {
  const zonesNear = zonesAround();
  let [dayReach, clockReach]: [Reach, Reach] = ["english", "english"];
  let [dayText, clockText] = ["", ""];
  for (;;) {
    const [unknownOfDays, unknownOfTimes] = [new Set<string>(), new Set<string>()];
    const [dayCells, timeCells] = [new Map<string, DayCellRead>(), new Map<string, FoundTime>()];
    const words = dateWordsFor(dayReach, dayText, knowledge);
    const clocks = clockWordsFor(clockReach, clockText, knowledge);
    const taken = cells.map((cell, index) =>
      takeApart(plain[index] ?? "", cell.time ?? "", {
        words,
        clocks,
        knowledge,
        zonesNear,
        unknownOfDays,
        unknownOfTimes,
        dayCells,
        timeCells,
      }),
    );
    const isMissing = taken.some(({ written }, index) => !written && plain[index] !== "");
    const nextDay: Reach =
      unknownOfDays.size === 0 || (dayReach === "languages" && !isMissing) ? dayReach : after(dayReach);
    const nextClock: Reach = unknownOfTimes.size === 0 ? clockReach : "languages";
    if (nextDay === dayReach && nextClock === clockReach) return taken;
    [dayText, clockText] = [`${dayText} ${textOf(unknownOfDays)}`, `${clockText} ${textOf(unknownOfTimes)}`];
    [dayReach, clockReach] = [nextDay, nextClock];
  }
}

function after(reach: Reach): Reach {
  return reaches[reaches.indexOf(reach) + 1] ?? reach;
}

function textOf(words: ReadonlySet<string>): string {
  return [...words].slice(0, 500).join(" ");
}

interface Knowing {
  words: DateWords;
  clocks: ClockWords;
  knowledge: Knowledge;
  zonesNear: readonly string[];
  unknownOfDays: Set<string>;
  unknownOfTimes: Set<string>;
  /** By their texts, because many entries are of the same day or minute. */
  dayCells: Map<string, DayCellRead>;
  timeCells: Map<string, FoundTime>;
}

interface DayCellRead {
  written: WrittenDay | undefined;
  time: FoundTime;
}

/** A longer cell holds words, not a day; so does one without a number. */
const longest = 150;

function takeApart(cell: string, timeCell: string, knowing: Knowing): TakenApart {
  if (cell.length > longest || !/\d/.test(cell)) return { written: undefined, time: undefined };
  const { words, clocks, knowledge, zonesNear, unknownOfDays, unknownOfTimes, dayCells, timeCells } = knowing;
  const context = {
    words: clocks,
    days: words,
    zonesNear,
    onUnknown: (word: string) => void unknownOfTimes.add(word),
  };
  const ofDay = dayCells.get(cell) ?? readCell(cell, context, knowledge, (word) => void unknownOfDays.add(word));
  dayCells.set(cell, ofDay);
  const ofTime = timeCells.has(timeCell) ? timeCells.get(timeCell) : timeOfOwn(plainCell(timeCell), context);
  timeCells.set(timeCell, ofTime);
  const { written } = ofDay;
  const time = timeCell.trim() === "" ? ofDay.time : ofTime;
  if (!time) return { written, time: undefined };
  return "problem" in time ? { written, time: undefined, problem: time.problem } : { written, time: time.time };
}

function readCell(
  cell: string,
  context: TimeContext,
  knowledge: Knowledge,
  onUnknown: (word: string) => void,
): DayCellRead {
  const time = timeInCell(cell, false, context);
  const rest = time && "rest" in time ? time.rest : cell;
  return { written: dayInCell(rest, context.days, knowledge, onUnknown), time };
}

/** The time in a cell of a column of times, which may repeat the day. */
function timeOfOwn(cell: string, context: TimeContext): FoundTime {
  const part = partOfDay(cell);
  if (part) return { time: { ...part, second: 0, zone: undefined }, rest: "" };
  const found = timeInCell(cell, !/\d[/-]\d{1,2}[/-]\d|\d{4}/.test(cell), context);
  const isOther = found && "rest" in found && ![0, 3].includes(found.rest.match(/\d+/g)?.length ?? 0);
  return !found || isOther ? { problem: `Its time cannot be read: “${shown(cell)}”.` } : found;
}

/** Years with two digits are of the common calendar, unless the column or the device speaks for another one. */
function shortCalendars(taken: readonly TakenApart[], cells: readonly DayCell[]): Calendar[] {
  const hasShort = taken.some(({ written }) => written?.numbers.every(({ length }) => length < 4));
  if (!hasShort) return ["gregory"];
  const own = new Intl.DateTimeFormat().resolvedOptions().calendar;
  const isPersian = own === "persian" || cells.some(({ day }) => /[\u06F0-\u06F9]/.test(day));
  // In Thailand, 2024 is 67. Nobody kept a diary on a computer in 1967.
  const mayBeThai = taken.some(({ written }) =>
    written?.numbers.some(({ value, length }) => length === 2 && value > 42),
  );
  return ["gregory", ...(mayBeThai ? ["buddhist" as const] : []), ...(isPersian ? ["persian" as const] : [])];
}

function readingsFor(taken: readonly TakenApart[], calendars: readonly Calendar[]): Reading[] {
  const unsure = taken.flatMap(({ written }) => (written && written.months.length > 1 ? written.months : []));
  const languages = new Set(unsure.flatMap((month) => [...month.languages]));
  const all = languages.size === 0 ? [undefined] : [...languages];
  return orders.flatMap((order) =>
    calendars.flatMap((calendar) => all.map((language) => ({ order, calendar, language }))),
  );
}

function keyOf({ order, calendar, language }: Reading): string {
  return [order, calendar, language ?? ""].join(" ").trim();
}

function agrees({ months, weekdayIn }: WrittenDay, language: string): boolean {
  return months.some(({ languages }) => languages.has(language)) || weekdayIn?.has(language) === true;
}

/** The days that readings make of a cell, each once. */
function daysBy(readings: readonly TriedReading[], index: number): LocalDate[] {
  return [...new Set(readings.flatMap(({ days }) => days[index]?.day ?? []))];
}

function otherWay(cell = ""): string {
  return `Its day is written in another way than most days of this file: “${shown(cell)}”.`;
}

/** The days of Excel may have times of their own column. */
function countedDays(
  cells: readonly DayCell[],
  plain: readonly string[],
  counting: Counting,
  knowledge: Knowledge,
): ReadDay[] {
  const moments = plain.map((cell) => (cell === "" ? undefined : momentOf(cell, counting)));
  if (counting !== "excel")
    return moments.map((moment) =>
      moment ? read(whenAt(new Date(moment.ms), ""), `${minuteOf(moment.ms)}Z`) : { problem: noDate },
    );
  const written = moments.map((moment) => {
    const [day = "", time = ""] = moment ? minuteOf(moment.ms).split("T") : [];
    return moment?.hasTime ? `${day} ${time}` : day;
  });
  return readDays(
    cells.map(({ time }, index) => ({ day: written[index] ?? "", ...(time === undefined ? {} : { time }) })),
    { knowledge },
  ).days.slice();
}

function minuteOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

/** A day with the time and zone that its cell names. */
function at(day: LocalDate, time: WrittenTime | undefined): ReadDay {
  if (!time) return read(whenOnDay(day), day);
  const { hour, minute, second, zone } = time;
  const shownTime = [hour, minute].map((each) => `${each}`.padStart(2, "0")).join(":");
  if (!zone) return read(whenOn(day, shownTime, undefined, zoneHere()), `${day} ${shownTime}`);
  const ms =
    zone.offset === undefined && zone.name !== undefined
      ? instantIn(zone.name, `${day}T${shownTime}`).getTime()
      : Date.parse(`${day}T${shownTime}Z`) - (zone.offset ?? 0) * 60_000;
  const instant = new Date(ms + second * 1_000);
  if (Number.isNaN(instant.getTime())) return { problem: noDate };
  const written = `${minuteOf(ms)}Z`;
  // Files that keep all times in UTC do not say where the person was.
  if (zone.name === "UTC" || (zone.name === undefined && zone.offset === 0))
    return read(whenAt(instant, zoneHere()), written);
  return read(zone.name === undefined ? whenAtOffset(instant, zone.offset ?? 0) : whenAt(instant, zone.name), written);
}

function read(when: When | undefined, written: string): ReadDay {
  return when ? { when, written } : { problem: noDate };
}
