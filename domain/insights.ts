import {
  brightMoods,
  comparisonsIn,
  dayNumber,
  fewestDays,
  weekOf,
  type Diary,
  type DiaryDay,
  type Finding,
  type Mark,
} from "./comparisons.ts";
import { addDays, weekdayOf, type LocalDate } from "./days.ts";
import type { ActionEntry } from "./karma.ts";
import { isHardest, moodFaces, moods, type Mood } from "./moods.ts";

/** Something counted in a diary: a comparison only where chance would hardly do the same (design.md section 6, 40). */
export interface Insight extends Finding {
  from: LocalDate;
  to: LocalDate;
}

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** What is looked at in a week: whole weeks before it, and the same week a year ago. */
export interface Spans extends Days {
  /** Its Monday. */
  week: LocalDate;
  yearAgo: Days;
}

/** The spans of the week that a day is in. Throws RangeError for no LocalDate. */
export function spansOn(today: LocalDate): Spans {
  const week = addDays(today, 1 - weekdayOf(today));
  return {
    week,
    from: addDays(week, -26 * 7),
    to: addDays(week, -1),
    yearAgo: { from: addDays(week, -52 * 7), to: addDays(week, -51 * 7 - 1) },
  };
}

/** What a person's diary shows in a week: comparisons, the widest gap first, then plain counts. The same each time. */
export function insightsFrom(person: string, spans: Spans, { days, checkIns }: Diary): readonly Insight[] {
  const counted = within(spans, days);
  const [first] = counted;
  const span = { from: first?.date ?? spans.from, to: spans.to };
  const diary = { days: counted, checkIns: within(spans, checkIns) };
  return [
    ...comparisonsIn(diary, `${person} ${spans.week}`).map((finding) => ({ ...finding, ...span })),
    ...usualMood(counted, span),
    ...continuity(counted, span),
    ...lookBack(within(spans.yearAgo, days), spans.yearAgo),
  ];
}

/** The insight to show beside an entry of a day; where several fit, another one from day to day. */
export function insightBeside(
  about: Mood | Mark | undefined,
  date: LocalDate,
  insights: readonly Insight[],
): Insight | undefined {
  const fitting = insights.filter((insight) => about && insight.about.includes(about) && insight.from <= date);
  return fitting[dayNumber(date) % fitting.length];
}

/** What an action or event counts as, where an insight may stand beside it. */
export function markOf(entry: Pick<ActionEntry, "type" | "classification" | "emotionResponse">): Mark | undefined {
  if (isHardest(entry.emotionResponse)) return undefined;
  if (entry.classification === "positive") return entry.type === "action" ? "actions" : "events";
  return entry.type === "action" ? "coal" : undefined;
}

/** A bright mood of half of the days, of half as many again as any other, and of nearly every week. */
function usualMood(days: readonly DiaryDay[], span: Days): Insight[] {
  const withMood = days.filter((day) => day.moods.length > 0);
  const [top, next] = countsOf(moods, withMood);
  if (!top || !next || !brightMoods.includes(top.mood)) return [];
  if (top.days.length < Math.max(fewestDays, withMood.length / 2, next.days.length * 1.5)) return [];
  if (weeksIn(top.days) < weeksIn(withMood) * 0.9) return [];

  const text = `You noted ${moodFaces[top.mood].label} on ${top.days.length} of your ${withMood.length} days with a mood.`;
  return [{ key: `usual-${top.mood}`, text, days: withMood.length, ...span, about: [top.mood] }];
}

const keptDays = 28;

/** On how many of the last days, from the first entry on, something was written down: if on two weeks of them. */
function continuity(days: readonly DiaryDay[], span: Days): Insight[] {
  const last = dayNumber(span.to);
  const first = Math.max(dayNumber(span.from), last + 1 - keptDays);
  const kept = days.map(({ date }) => dayNumber(date)).filter((number) => number >= first);
  if (kept.length < keptDays / 2) return [];

  const run = longestRun(kept);
  const inRow = `, ${run === kept.length ? "all" : `${run} of them`} in a row`;
  const text = `You wrote something down on ${kept.length} of ${last - first + 1} days${run < fewestDays ? "" : inRow}.`;
  return [{ key: "continuity", text, days: kept.length, from: addDays(span.to, first - last), to: span.to, about: [] }];
}

/** The same week a year ago, with its bright moods; nothing of one that held any of the hardest. */
function lookBack(days: readonly DiaryDay[], span: Days): Insight[] {
  if (days.length === 0 || days.some((day) => day.moods.some(isHardest))) return [];

  const felt = countsOf(brightMoods, days).filter((one) => one.days.length > 0);
  const named = felt.slice(0, 3).map((one) => `${moodFaces[one.mood].label} on ${one.days.length}`);
  const written = `In this week a year ago you wrote something down on ${days.length} ${days.length === 1 ? "day" : "days"}`;
  const text = named.length > 0 ? `${written}: ${named.join(", ")}.` : `${written}.`;
  return [{ key: "year-ago", text, days: days.length, ...span, about: [] }];
}

/** The days on which each of some moods was noted, the most first. */
function countsOf(some: readonly Mood[], days: readonly DiaryDay[]): { mood: Mood; days: DiaryDay[] }[] {
  return some
    .map((mood) => ({ mood, days: days.filter((day) => day.moods.includes(mood)) }))
    .toSorted((one, other) => other.days.length - one.days.length);
}

function weeksIn(days: readonly DiaryDay[]): number {
  return new Set(days.map(({ date }) => weekOf(dayNumber(date)))).size;
}

function longestRun(dayNumbers: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [index, day] of dayNumbers.entries()) {
    run = day - 1 === dayNumbers[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function within<Dated extends { date: LocalDate }>({ from, to }: Days, some: readonly Dated[]): Dated[] {
  return some.filter(({ date }) => date >= from && date <= to);
}
