import { addDays, weekdayOf, type DiaryDay } from "./days.ts";
import { moodGroups, type Mood } from "./moods.ts";

export interface Insight {
  key: string;
  text: string;
  days: number;
}

export type Subject =
  | { kind: "Action"; classification: "positive" | "negative" }
  | { kind: "Mood"; value: Mood }
  | { kind: "JournalEntry" };

/** What fewer days show is chance, and is not said. */
export const fewestDays = 3;

/** What the days show, most telling first: counts of what was, never a judgement (design.md section 6, 13). */
export function insightsFrom(days: readonly DiaryDay[]): readonly Insight[] {
  const found = [
    writingDays(days),
    kindDays(days),
    afterCoal(days),
    commonMood(days),
    goldenWeekday(days),
    longestRun(days),
  ];
  return found.filter((insight) => insight !== undefined);
}

/** The insight to show beside such an entry, or nothing while there are too few days like it. */
export function insightBeside(subject: Subject, days: readonly DiaryDay[]): Insight | undefined {
  if (subject.kind === "JournalEntry") return writingDays(days);
  if (subject.kind === "Mood") return moodDays(days, subject.value);
  return subject.classification === "positive" ? kindDays(days) : afterCoal(days);
}

function writingDays(days: readonly DiaryDay[]): Insight | undefined {
  const written = days.filter((day) => day.journals > 0 && day.moods.length > 0);
  if (written.length < fewestDays) return undefined;

  const bright = written.filter(isBright).length;
  return {
    key: "writing-days",
    text: `On the ${written.length} days you wrote in your journal and noted a mood, it was a happy or calm one on ${bright}.`,
    days: written.length,
  };
}

function kindDays(days: readonly DiaryDay[]): Insight | undefined {
  const kind = days.filter((day) => day.positives > 0 && day.moods.length > 0);
  if (kind.length < fewestDays) return undefined;

  const bright = kind.filter(isBright).length;
  return {
    key: "kind-days",
    text: `You logged something positive on ${kind.length} days with a mood; ${bright} of them had a happy or calm one.`,
    days: kind.length,
  };
}

function afterCoal(days: readonly DiaryDay[]): Insight | undefined {
  const heavy = days.filter((day) => day.coal > 0);
  if (heavy.length < fewestDays) return undefined;

  const byDate = new Map(days.map((day) => [day.date, day]));
  const followed = heavy.filter((day) => (byDate.get(addDays(day.date, 1))?.positives ?? 0) > 0).length;
  // That nothing good ever followed is not for us to remark on.
  if (followed === 0) return undefined;

  return {
    key: "after-coal",
    text: `${heavy.length} of your days brought Learning Points; ${followed} of them had something positive the day after.`,
    days: heavy.length,
  };
}

function moodDays(days: readonly DiaryDay[], mood: Mood): Insight | undefined {
  const like = days.filter((day) => day.moods.includes(mood));
  const others = days.filter((day) => day.moods.length > 0 && !day.moods.includes(mood));
  if (like.length < fewestDays || others.length < fewestDays) return undefined;

  const here = average(like);
  const there = average(others);
  return {
    key: `mood-days-${mood}`,
    text: `You noted this mood on ${like.length} days. They earned ${here} Good Karma on average; your ${others.length} other days with a mood earned ${there}.`,
    days: like.length + others.length,
  };
}

function commonMood(days: readonly DiaryDay[]): Insight | undefined {
  const withMoods = days.filter((day) => day.moods.length > 0);
  if (withMoods.length < fewestDays) return undefined;

  const groups = Object.entries(moodGroups) as [keyof typeof moodGroups, readonly Mood[]][];
  const counts = groups.map(([name, moods]) => ({ name, count: withMoods.filter((day) => hasAny(day, moods)).length }));
  const [most, next] = counts.toSorted((one, other) => other.count - one.count);
  if (!most || most.count === next?.count) return undefined;
  return {
    key: "common-mood",
    text: `Of ${withMoods.length} days with a mood, ${most.count} held a ${most.name} one: more than any other kind.`,
    days: withMoods.length,
  };
}

const weekdays = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

function goldenWeekday(days: readonly DiaryDay[]): Insight | undefined {
  const byWeekday = weekdays.map((name, index) => ({
    name,
    days: days.filter((day) => weekdayOf(day.date) === index + 1),
  }));
  const known = byWeekday.filter(({ days: some }) => some.length >= fewestDays);
  const [best, next] = known.toSorted((one, other) => meanGold(other.days) - meanGold(one.days));
  if (!best || !next || meanGold(best.days) === meanGold(next.days)) return undefined;
  return {
    key: "golden-weekday",
    text: `${best.name} have brought you the most Good Karma: ${average(best.days)} on average over ${best.days.length} of them.`,
    days: best.days.length,
  };
}

function longestRun(days: readonly DiaryDay[]): Insight | undefined {
  let longest = 0;
  let run = 0;
  let expected = "";
  for (const { date } of days.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    run = date === expected ? run + 1 : 1;
    longest = Math.max(longest, run);
    expected = addDays(date, 1);
  }
  if (longest < fewestDays) return undefined;
  return { key: "longest-run", text: `Your longest recent run of days with an entry is ${longest}.`, days: longest };
}

function isBright(day: DiaryDay): boolean {
  return hasAny(day, moodGroups.happy) || hasAny(day, moodGroups.calm);
}

function hasAny(day: DiaryDay, moods: readonly Mood[]): boolean {
  return day.moods.some((mood) => moods.includes(mood));
}

function meanGold(days: readonly DiaryDay[]): number {
  return days.reduce((sum, day) => sum + day.gold, 0) / Math.max(days.length, 1);
}

function average(days: readonly DiaryDay[]): string {
  return String(Math.round(meanGold(days) * 10) / 10);
}
