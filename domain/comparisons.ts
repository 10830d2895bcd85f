import type { LocalDate } from "./days.ts";
import { reminderSlots } from "./limits.ts";
import { isHardest, moodFaces, moodGroups, moods, type Mood } from "./moods.ts";
import { beyondChance, inStep, tableOf, together, type Claim, type Side, type Table } from "./permutation.ts";

/** A day that holds an entry: its sums and moods, each mood once, and nothing that the person wrote. */
export interface DiaryDay {
  date: LocalDate;
  coal: number;
  actions: number;
  events: number;
  positives: number;
  journals: number;
  giftsSent: number;
  moods: readonly Mood[];
}

/** A mood by the clock of the place it was noted in. */
export interface CheckIn {
  date: LocalDate;
  hour: number;
  value: Mood;
}

/** Both in the order of their times. */
export interface Diary {
  days: readonly DiaryDay[];
  checkIns: readonly CheckIn[];
}

/** What a day may hold beside its moods, as it is said. */
const marks = [
  { mark: "journals", words: "a journal entry" },
  { mark: "actions", words: "something you did" },
  { mark: "events", words: "something that happened to you" },
  { mark: "giftsSent", words: "Good Karma you sent" },
] as const;

export type Mark = (typeof marks)[number]["mark"] | "coal";

/** How many of so many. */
interface Share {
  count: number;
  of: number;
}

/** What is said of a diary. */
export interface Finding {
  key: string;
  text: string;
  /** How many days it was read from. */
  days: number;
  /** Which entries it may stand beside. */
  about: readonly (Mood | Mark)[];
}

/** A finding, if it is more than chance that here is more than elsewhere. */
interface Comparison extends Claim {
  finding: Finding;
  here: Share;
  elsewhere: Share;
}

/** Fewer on either side say nothing. */
export const fewestDays = 7;

/** Moods whose company is good news. */
export const brightMoods: readonly Mood[] = [...moodGroups.happy, ...moodGroups.calm];

/** What a diary shows beyond chance, the widest gap first; of one seed the same each time. */
export function comparisonsIn(diary: Diary, seed: string): Finding[] {
  const days = placed(diary.days);
  const weeks = byWeek(days, diary.checkIns);
  const tried = [...moodsBesideMarks(days), ...goodAfterCoal(days), ...hoursOfMoods(weeks)];

  const ways = weeks.map((checkIns) => checkIns.length);
  return beyondChance(tried, ways, seed)
    .filter((one) => one.elsewhere.count > 0 && gapOf(one) > 0)
    .toSorted((one, other) => gapOf(other) - gapOf(one))
    .map(({ finding }) => finding);
}

function gapOf({ here, elsewhere }: Comparison): number {
  return here.count / here.of - elsewhere.count / elsewhere.of;
}

/** Bright moods, where a day holds more than moods. */
function moodsBesideMarks(days: readonly PlacedDay[]): Comparison[] {
  const felt = brightMoods.map((mood) => ({
    mood,
    side: sideOf(
      days,
      ({ day }) => day.moods.includes(mood),
      ({ day }) => day.moods.length > 0,
    ),
  }));

  return marks.flatMap(({ mark, words }) => {
    const marked = sideOf(days, ({ day }) => day[mark] > 0);
    return felt.flatMap(({ mood, side }) =>
      comparisonOf(marked, side, {
        key: `${mood}-${mark}`,
        about: [mood, mark],
        known: "with a mood",
        marked: `held ${words}`,
        did: `noted ${moodFaces[mood].label}`,
      }),
    );
  });
}

/** Something positive on the day after Learning Points, where it is the rule. */
function goodAfterCoal(days: readonly PlacedDay[]): Comparison[] {
  const afterCoal = sideOf(
    days,
    ({ coalBefore = 0 }) => coalBefore > 0,
    ({ coalBefore }) => coalBefore !== undefined,
  );
  const found = comparisonOf(
    afterCoal,
    sideOf(days, ({ day }) => day.positives > 0),
    {
      key: "after-coal",
      about: ["coal"],
      known: "that followed a day with an entry",
      marked: "followed Learning Points",
      did: "logged something positive",
    },
  );
  return found.filter(({ here }) => here.count * 2 >= here.of);
}

/** Moods that come at one end of the day. */
function hoursOfMoods(weeks: readonly (readonly CheckIn[])[]): Comparison[] {
  const all = weeks.flat();
  const days = daysIn(all);
  return moods.flatMap((mood) => {
    const ofMood = all.filter(({ value }) => value === mood);
    if (isHardest(mood) || daysIn(ofMood) < fewestDays) return [];
    const others = all.filter(({ value }) => value !== mood);
    if (daysIn(others) < fewestDays) return [];

    return endsOfDay.map(({ name, fromHour, untilHour }) => {
      const isThen = ({ hour }: CheckIn) => hour >= fromHour && hour < untilHour;
      const here = { count: ofMood.filter(isThen).length, of: ofMood.length };
      const elsewhere = { count: others.filter(isThen).length, of: others.length };
      const text = `Of your ${here.of} ${moodFaces[mood].label} check-ins, ${here.count} came in the ${name} (${fromHour}:00 to ${untilHour}:00); of your ${elsewhere.of} others, ${elsewhere.count}.`;
      const finding: Finding = { key: `${mood}-${name}`, text, days, about: [mood] };
      return { ...inStep(weeks, ({ value }) => value === mood, isThen), finding, here, elsewhere };
    });
  });
}

const endsOfDay = reminderSlots.filter(({ name }) => name !== "afternoon");

function daysIn(checkIns: readonly CheckIn[]): number {
  return new Set(checkIns.map(({ date }) => date)).size;
}

interface Words extends Pick<Finding, "key" | "about"> {
  /** Which days are compared. */
  known: string;
  marked: string;
  did: string;
}

/** How often what one side marks is marked on the other; nothing where a part has too few days. */
function comparisonOf(one: Side, other: Side, { key, about, known, marked, did }: Words): Comparison[] {
  const weeks = Array.from(one.known, (_, week) => tableOf(one, week, other, week));
  const sum = (part: keyof Table) => weeks.reduce((all, table) => all + table[part], 0);
  const table = { days: sum("days"), one: sum("one"), other: sum("other"), both: sum("both") };
  const here = { count: table.both, of: table.one };
  const elsewhere = { count: table.other - table.both, of: table.days - table.one };
  if (Math.min(here.of, elsewhere.of, table.other, table.days - table.other) < fewestDays) return [];

  const text = `Of your ${table.days} days ${known}, ${here.of} ${marked}: you ${did} on ${here.count} of them, and on ${elsewhere.count} of the other ${elsewhere.of}.`;
  return [{ ...together(one, other), finding: { key, text, days: table.days, about }, here, elsewhere }];
}

/** A day with its place in the diary: which of the weeks that hold something it is in, and which of their seven bits it is. */
interface PlacedDay {
  day: DiaryDay;
  week: number;
  bit: number;
  /** The Learning Points of the day before, if that holds an entry. */
  coalBefore: number | undefined;
}

function placed(days: readonly DiaryDay[]): PlacedDay[] {
  const coal = new Map(days.map((day) => [dayNumber(day.date), day.coal]));
  const places = new Map<number, number>();

  return days.map((day) => {
    const number = dayNumber(day.date);
    const week = places.get(weekOf(number)) ?? places.size;
    places.set(weekOf(number), week);
    return { day, week, bit: 1 << (number % 7), coalBefore: coal.get(number - 1) };
  });
}

function byWeek(days: readonly PlacedDay[], checkIns: readonly CheckIn[]): CheckIn[][] {
  const weekByDate = new Map(days.map(({ day, week }) => [day.date, week]));
  const weeks = Array.from({ length: weeksOf(days) }, (): CheckIn[] => []);
  for (const checkIn of checkIns) weeks[weekByDate.get(checkIn.date) ?? -1]?.push(checkIn);
  return weeks;
}

function weeksOf(days: readonly PlacedDay[]): number {
  return (days.at(-1)?.week ?? -1) + 1;
}

function sideOf(
  days: readonly PlacedDay[],
  isMarked: (day: PlacedDay) => boolean,
  isKnown: (day: PlacedDay) => boolean = () => true,
): Side {
  const side = { known: new Uint8Array(weeksOf(days)), marked: new Uint8Array(weeksOf(days)) };
  for (const placedDay of days.filter(isKnown)) {
    const { week, bit } = placedDay;
    side.known[week] = (side.known[week] ?? 0) | bit;
    if (isMarked(placedDay)) side.marked[week] = (side.marked[week] ?? 0) | bit;
  }
  return side;
}

/** Counted from a Monday, 29 December 1969. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(date) / 86_400_000 + 3;
}

/** The same for a Monday and the six days after it. */
export function weekOf(number: number): number {
  return Math.floor(number / 7);
}
