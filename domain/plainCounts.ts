import { brightMoods, dayNumber, fewestDays, weekOf, type Diary, type DiaryDay, type Finding } from "./comparisons.ts";
import { addDays, type LocalDate } from "./days.ts";
import { reminderSlots } from "./limits.ts";
import { isHardest } from "./heavyDays.ts";
import { moodFaces, moods, type Mood } from "./moods.ts";
import { nameOfMonth } from "./dayNames.ts";
import { nameOfSpan } from "./spans.ts";

export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** A count and the days behind it. */
export type Counted = Finding & Days;

/**
 * Observations that need no comparison, the rarest first. `span` is the diary's whole weeks up to the last Sunday, and
 * `yearAgo` is one week.
 */
export function plainCountsIn(diary: Diary, yearBefore: readonly DiaryDay[], span: Days, yearAgo: Days): Counted[] {
  const lastWeek = { from: addDays(span.to, -6), to: span.to };
  return [
    ...comingBack(diary.days, span),
    ...lookBack(yearBefore, yearAgo),
    ...firsts(diary, lastWeek),
    ...range(diary.days, lastWeek),
    ...monthInALine(diary, span),
    ...usualMood(diary.days, span),
    ...placesInTheDay(diary, span),
    ...continuity(diary.days, span),
  ];
}

/** The items with dates within the span. */
export function within<Dated extends { date: LocalDate }>({ from, to }: Days, some: readonly Dated[]): Dated[] {
  return some.filter(({ date }) => date >= from && date <= to);
}

const nothing = { about: [], bars: [] } as const;

/** The return after a week or more without entries. Not after a day with one of the hardest moods. */
function comingBack(days: readonly DiaryDay[], span: Days): Counted[] {
  const last = days.at(-1);
  if (!last || dayNumber(span.to) - dayNumber(last.date) < fewestDays || isHard(last)) return [];

  const text = `Before this week, you last wrote on ${nameOfSpan(last.date, last.date)}. Your diary is just as you left it.`;
  return [{ key: "coming-back", text, days: 1, from: last.date, to: last.date, ...nothing }];
}

/** The same week a year ago, with its bright moods. Empty if it had one of the hardest moods. */
function lookBack(days: readonly DiaryDay[], span: Days): Counted[] {
  if (days.length === 0 || days.some(isHard)) return [];

  const felt = countsOf(brightMoods, days).filter((one) => one.count > 0);
  const named = felt.slice(0, 3).map(({ mood, count }) => `${moodFaces[mood].label} on ${count}`);
  const written = `In this week a year ago you wrote something down on ${counted(days.length, "day")}`;
  const text = named.length > 0 ? `${written}: ${named.join(", ")}.` : `${written}.`;
  return [{ key: "year-ago", text, days: days.length, ...span, ...nothing }];
}

/** How old a diary must be for a mood to count as new. */
const knownFor = 28;

/** Bright moods that first appeared last week. Empty if that week had one of the hardest moods. */
function firsts({ days, earlierMoods }: Diary, lastWeek: Days): Counted[] {
  const [first] = days;
  const week = within(lastWeek, days);
  const isOldEnough = first && dayNumber(lastWeek.from) - dayNumber(first.date) >= knownFor;
  if (!earlierMoods || !isOldEnough || week.some(isHard)) return [];

  const before = new Set([...earlierMoods, ...days.filter((day) => !week.includes(day)).flatMap((day) => day.moods)]);
  const found = moodsOf(week).filter((mood) => brightMoods.includes(mood) && !before.has(mood));
  if (found.length === 0) return [];

  const names = found.map((mood) => moodFaces[mood].label).join(", ");
  const text = `${names}: noted for the first time last week.`;
  return [{ key: "firsts", text, days: week.length, ...lastWeek, ...nothing }];
}

/** How many different moods are worth a line. */
const wide = 5;

/** How many different moods last week had. Empty if it had one of the hardest. */
function range(days: readonly DiaryDay[], lastWeek: Days): Counted[] {
  const week = within(lastWeek, days);
  const { length } = moodsOf(week);
  if (length < wide || week.some(isHard)) return [];

  return [
    {
      key: "range",
      text: `You noted ${length} different moods last week.`,
      days: week.length,
      ...lastWeek,
      ...nothing,
    },
  ];
}

/** The last whole month, if it had at least three days and none of the hardest moods. */
function monthInALine({ days, checkIns }: Diary, span: Days): Counted[] {
  const to = addDays(`${addDays(span.to, 1).slice(0, 7)}-01`, -1);
  const month = { from: `${to.slice(0, 7)}-01`, to };
  const held = within(month, days);
  if (held.length < 3 || held.some(isHard)) return [];

  const faces = moodsOf(held).length;
  const noted = within(month, checkIns).length;
  // No check-ins are known if there were more than the server reads.
  if (faces > 0 && noted === 0) return [];

  const notes = noted + held.reduce((sum, day) => sum + entriesOf(day), 0);
  const felt = faces > 0 ? `, with ${faces === 1 ? "one mood" : `${faces} different moods`}` : "";
  const text = `${nameOfMonth(month.from)}: ${notes.toLocaleString("en")} entries on ${held.length} days${felt}.`;
  return [{ key: "month", text, days: held.length, ...month, ...nothing }];
}

/** A day's entries without its moods, which are counted by check-ins. */
function entriesOf({ actions, events, journals }: DiaryDay): number {
  return actions + events + journals;
}

/**
 * A bright mood on half of the days and in nearly every week. It must lead any other mood by half, and not cover all
 * days.
 */
function usualMood(days: readonly DiaryDay[], span: Days): Counted[] {
  const withMood = days.filter((day) => day.mood !== null);
  const counts = countsOf(moods, withMood);
  const [top, next] = counts;
  if (!top || !next || !brightMoods.includes(top.mood) || top.count === withMood.length) return [];
  if (top.count < Math.max(fewestDays, withMood.length / 2, next.count * 1.5)) return [];
  if (weeksIn(withMood.filter((day) => day.moods.includes(top.mood))) < weeksIn(withMood) * 0.9) return [];

  const text = `You noted ${moodFaces[top.mood].label} on ${top.count} of your ${withMood.length} days with a mood.`;
  return [{ key: `usual-${top.mood}`, text, days: withMood.length, ...span, about: [top.mood], bars: [] }];
}

export const keptDays = 28;

/** The time of day of at least half of the last check-ins, if there are two weeks of them. */
function placesInTheDay({ checkIns }: Diary, span: Days): Counted[] {
  const last = { from: addDays(span.to, 1 - keptDays), to: span.to };
  const lately = within(last, checkIns);
  const days = new Set(lately.map(({ date }) => date)).size;
  if (days < keptDays / 2) return [];

  return reminderSlots.flatMap(({ name, fromHour, untilHour }) => {
    const { length } = lately.filter(({ hour }) => hour >= fromHour && hour < untilHour);
    if (length * 2 <= lately.length || length === lately.length) return [];
    const text = `${length} of your ${lately.length} moods came in the ${name}.`;
    return [{ key: `place-${name}`, text, days, ...last, ...nothing }];
  });
}

/** On how many of the last days there was an entry, counted from the first entry. Needs two weeks of them. */
function continuity(days: readonly DiaryDay[], span: Days): Counted[] {
  const last = dayNumber(span.to);
  const first = Math.max(dayNumber(span.from), last + 1 - keptDays);
  const kept = days.filter(({ date }) => dayNumber(date) >= first).length;
  if (kept < keptDays / 2) return [];

  const text = `You wrote on ${kept} of ${last - first + 1} days.`;
  return [{ key: "continuity", text, days: kept, from: addDays(span.to, first - last), to: span.to, ...nothing }];
}

/** The number of days of each mood, highest first. */
function countsOf(some: readonly Mood[], days: readonly DiaryDay[]): { mood: Mood; count: number }[] {
  return some
    .map((mood) => ({ mood, count: days.filter((day) => day.moods.includes(mood)).length }))
    .toSorted((one, other) => other.count - one.count);
}

/** The moods of these days, each once, in grid order. */
function moodsOf(days: readonly DiaryDay[]): Mood[] {
  return moods.filter((mood) => days.some((day) => day.moods.includes(mood)));
}

function isHard(day: DiaryDay): boolean {
  return day.moods.some(isHardest);
}

function weeksIn(days: readonly DiaryDay[]): number {
  return new Set(days.map(({ date }) => weekOf(dayNumber(date)))).size;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
