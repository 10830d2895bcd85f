import { addDays, type LocalDate } from "./days.ts";
import { reminderSlots } from "./limits.ts";
import { moodFaces, moodGroups, type Mood } from "./moods.ts";
import { beyondChance, inStep, tableOf, together, type Claim, type Side, type Table } from "./permutation.ts";

/** A day with an entry: its sums and moods, without any texts. */
export interface DiaryDay {
  date: LocalDate;
  coal: number;
  actions: number;
  events: number;
  positives: number;
  journals: number;
  giftsSent: number;
  /** Each mood once. */
  moods: readonly Mood[];
  /** The day's latest mood, the only one that comparisons count. Null on a day without moods. */
  mood: Mood | null;
}

/** A mood, timed by the clock of its own time zone. */
export interface CheckIn {
  date: LocalDate;
  hour: number;
  value: Mood;
}

/** Days and check-ins, sorted by time. */
export interface Diary {
  days: readonly DiaryDay[];
  checkIns: readonly CheckIn[];
  /** The moods from before the weeks in view. Left out if unknown. */
  earlierMoods?: readonly Mood[];
  /** The tags that the person wants compared and used lately, with their days. Left out for none. */
  tags?: readonly TaggedDays[];
}

/** The days with a tag, by its id. Its name is a text of the person, which comparisons do not read. */
export interface TaggedDays {
  id: string;
  dates: readonly LocalDate[];
}

/** What a day may hold beside moods, with the words for such days and for the other days. */
const marks = [
  { mark: "journals", words: "you wrote in your journal", bars: ["Days you wrote", "Other days"] },
  { mark: "actions", words: "you logged something you did", bars: ["Days you did something", "Other days"] },
  { mark: "events", words: "you logged something that happened", bars: ["Days something happened", "Other days"] },
  { mark: "giftsSent", words: "you sent Good Karma", bars: ["Days you sent Good Karma", "Other days"] },
] as const;

export type Mark = (typeof marks)[number]["mark"] | "coal";

/** A count and its total. */
interface Share {
  count: number;
  of: number;
}

/** A share as a chart bar. */
export interface Bar extends Share {
  label: string;
}

/** An observation about a diary. */
export interface Finding {
  key: string;
  text: string;
  /** The number of days behind it. */
  days: number;
  /** The kinds of entry it may be shown beside. */
  about: readonly (Mood | Mark)[];
  /** The two shares of a comparison. Empty for a plain count. */
  bars: readonly Bar[];
  /** The tag that it is about. `withTagName` puts its name into the words. */
  tagId?: string;
}

/** A finding that counts only if its difference is more than chance. */
interface Comparison extends Claim {
  finding: Finding;
  here: Share;
  elsewhere: Share;
}

/** The fewest days on either side of a comparison. */
export const fewestDays = 7;

/** The smallest difference between the two shares. Chance finds smaller ones, and nobody could use them. */
const smallestGap = 0.2;

/**
 * With this many days with a mood, comparisons find half of all real differences
 * (docs/decisions/0029-one-mood-a-day.md).
 */
export const comparableDays = 100;

/** The part of the 1 % that comparisons with tags have. The others have the rest, whether or not there are tags. */
const shareOfTags = 1 / 5;

/** Moods for which a connection is good news. */
export const brightMoods: readonly Mood[] = [...moodGroups.happy, ...moodGroups.calm];

/** Moods whose time of day is compared. The hours of other moods may be those at which a violent partner comes home. */
const timedMoods: readonly Mood[] = [...brightMoods, "tired"];

/**
 * The wide comparisons of a diary that exceed chance, widest gap first. The same seed gives the same result. Tags have a fifth of
 * the 1 % to themselves, so that no tag can silence another comparison.
 */
export function comparisonsIn(diary: Diary, seed: string): Finding[] {
  const days = placed(diary.days);
  const weeks = byWeek(days, diary.checkIns);
  const tried = [...moodsBesideMarks(days), ...goodAfterCoal(days), ...hoursOfMoods(weeks)];
  const ofTags = moodsBesideTags(days, diary.tags ?? []);

  const ways = weeks.map((checkIns) => checkIns.length);
  const beyond = [
    ...beyondChance(tried, ways, seed, 1 - shareOfTags),
    ...beyondChance(ofTags, ways, `${seed} tags`, shareOfTags),
  ];
  return beyond
    .filter((one) => one.elsewhere.count > 0 && gapOf(one) >= smallestGap)
    .toSorted((one, other) => gapOf(other) - gapOf(one))
    .map(({ finding }) => finding);
}

function gapOf({ here, elsewhere }: Comparison): number {
  return here.count / here.of - elsewhere.count / elsewhere.of;
}

/**
 * Bright moods on days with a mark. Only one mood per day counts: otherwise people who note more moods on days of
 * writing would find every mood there.
 */
function moodsBesideMarks(days: readonly PlacedDay[]): Comparison[] {
  const felt = brightMoods.map((mood) => ({
    mood,
    side: sideOf(
      days,
      ({ day }) => day.mood === mood,
      ({ day }) => day.mood !== null,
    ),
  }));

  return marks.flatMap(({ mark, words, bars }) => {
    const marked = sideOf(days, ({ day }) => day[mark] > 0);
    return felt.flatMap(({ mood, side }) =>
      comparisonOf(marked, side, {
        key: `${mood}-${mark}`,
        about: [mood, mark],
        bars,
        say: (here, elsewhere) =>
          `${moodFaces[mood].label} on ${here.count} of the ${here.of} days ${words}, and on ${elsewhere.count} of the ${elsewhere.of} you didn’t.`,
      }),
    );
  });
}

/** How many tags are tried: those with the most days. More would leave each too little of the 1 %. */
export const mostTagsTried = 8;

const triedGroups = { happy: "A happy mood", calm: "A calm mood" } as const;

/** Stands for a tag's name until `withTagName`. */
const tagMark = "{tag}";

/** Groups of bright moods on days with a tag. Eight tags beside two groups are 16 claims. */
function moodsBesideTags(days: readonly PlacedDay[], tags: readonly TaggedDays[]): Comparison[] {
  const most = tags.toSorted((one, other) => other.dates.length - one.dates.length).slice(0, mostTagsTried);
  return most.flatMap(({ id, dates }) => {
    const tagged = new Set(dates);
    const marked = sideOf(days, ({ day }) => tagged.has(day.date));
    return (["happy", "calm"] as const).flatMap((group) => {
      const felt: readonly Mood[] = moodGroups[group];
      const side = sideOf(
        days,
        ({ day }) => day.mood !== null && felt.includes(day.mood),
        ({ day }) => day.mood !== null,
      );
      const compared = comparisonOf(marked, side, {
        key: `${group}-tag-${id}`,
        about: [],
        bars: [`Days with “${tagMark}”`, "Other days"],
        say: (here, elsewhere) =>
          `${triedGroups[group]} on ${here.count} of the ${here.of} days with “${tagMark}”, and on ${elsewhere.count} of the ${elsewhere.of} without.`,
      });
      return compared.map((one) => ({ ...one, finding: { ...one.finding, tagId: id } }));
    });
  });
}

/** A finding about a tag, with the tag's name of today in its words. */
export function withTagName<Found extends Finding>(finding: Found, name: string): Found {
  const named = (text: string) => text.replaceAll(tagMark, () => name);
  return {
    ...finding,
    text: named(finding.text),
    bars: finding.bars.map((bar) => ({ ...bar, label: named(bar.label) })),
  };
}

/** Something positive on the day after Learning Points, if that is usual. */
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
      bars: ["Day after Learning Points", "After other days"],
      say: (here, elsewhere) =>
        `The day after Learning Points you logged something good ${here.count} times out of ${here.of}. After other days: ${elsewhere.count} of ${elsewhere.of}.`,
    },
  );
  return found.filter(({ here }) => here.count * 2 >= here.of);
}

/** Bright moods, and Tired, that come at one end of the day. */
function hoursOfMoods(weeks: readonly (readonly CheckIn[])[]): Comparison[] {
  const all = weeks.flat();
  const days = daysIn(all);
  return timedMoods.flatMap((mood) => {
    const ofMood = all.filter(({ value }) => value === mood);
    if (daysIn(ofMood) < fewestDays) return [];
    const others = all.filter(({ value }) => value !== mood);
    if (daysIn(others) < fewestDays) return [];

    return endsOfDay.map(({ name, fromHour, untilHour }) => {
      const isThen = ({ hour }: CheckIn) => hour >= fromHour && hour < untilHour;
      const here = { count: ofMood.filter(isThen).length, of: ofMood.length };
      const elsewhere = { count: others.filter(isThen).length, of: others.length };
      const { label } = moodFaces[mood];
      const text = `${here.count} of your ${here.of} ${label} moods were between ${fromHour}:00 and ${untilHour}:00, and ${elsewhere.count} of your ${elsewhere.of} other moods.`;
      const bars = barsOf([label, "Other moods"], here, elsewhere);
      const finding: Finding = { key: `${mood}-${name}`, text, days, about: [mood], bars };
      return { ...inStep(weeks, ({ value }) => value === mood, isThen), finding, here, elsewhere };
    });
  });
}

const endsOfDay = reminderSlots.filter(({ name }) => name !== "afternoon");

function daysIn(checkIns: readonly CheckIn[]): number {
  return new Set(checkIns.map(({ date }) => date)).size;
}

interface Words extends Pick<Finding, "key" | "about"> {
  bars: readonly [here: string, elsewhere: string];
  say: (here: Share, elsewhere: Share) => string;
}

/** How often the days of one side are days of the other too. Empty if a side has too few days. */
function comparisonOf(one: Side, other: Side, { key, about, bars, say }: Words): Comparison[] {
  const weeks = Array.from(one.known, (_, week) => tableOf(one, week, other, week));
  const sum = (part: keyof Table) => weeks.reduce((all, table) => all + table[part], 0);
  const table = { days: sum("days"), one: sum("one"), other: sum("other"), both: sum("both") };
  const here = { count: table.both, of: table.one };
  const elsewhere = { count: table.other - table.both, of: table.days - table.one };
  if (Math.min(here.of, elsewhere.of, table.other, table.days - table.other) < fewestDays) return [];

  const finding: Finding = {
    key,
    text: say(here, elsewhere),
    days: table.days,
    about,
    bars: barsOf(bars, here, elsewhere),
  };
  return [{ ...together(one, other), finding, here, elsewhere }];
}

function barsOf([first, second]: readonly [string, string], here: Share, elsewhere: Share): Bar[] {
  return [
    { label: first, ...here },
    { label: second, ...elsewhere },
  ];
}

/** A day with its position: its week among the weeks with entries, and its bit within the week. */
interface PlacedDay {
  day: DiaryDay;
  week: number;
  bit: number;
  /** The Learning Points of the day before, if that day has an entry. */
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

/** The number of a day, counted from Monday, 29 December 1969. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(date) / 86_400_000 + 3;
}

/** The number of the week, Monday to Sunday, of a day's number. */
export function weekOf(number: number): number {
  return Math.floor(number / 7);
}

/** How many days pass before home shows a finding again. */
const findingEveryDays = 7;

/** Whether home shows a finding today: all day, and then not for a week. `shownOn` is empty if it never did. */
export function isFindingDue(shownOn: LocalDate, today: LocalDate): boolean {
  return shownOn === "" || shownOn >= today || addDays(shownOn, findingEveryDays) <= today;
}
