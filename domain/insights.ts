import { comparisonsIn, dayNumber, type Diary, type Finding, type Mark } from "./comparisons.ts";
import { addDays, weekdayOf, type LocalDate } from "./days.ts";
import type { ActionEntry } from "./karma.ts";
import { isHardest } from "./heavyDays.ts";
import type { Mood } from "./moods.ts";
import { plainCountsIn, within, type Days } from "./plainCounts.ts";

/** Something counted in a diary: a comparison only where chance would hardly do the same (docs/rules.md, Insights). */
export interface Insight extends Finding {
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
export function insightsFrom(person: string, spans: Spans, { days, checkIns, ...known }: Diary): readonly Insight[] {
  const counted = within(spans, days);
  const [first] = counted;
  const span = { from: first?.date ?? spans.from, to: spans.to };
  const diary = { ...known, days: counted, checkIns: within(spans, checkIns) };
  return [
    ...comparisonsIn(diary, `${person} ${spans.week}`).map((finding) => ({ ...finding, ...span })),
    ...plainCountsIn(diary, within(spans.yearAgo, days), span, spans.yearAgo),
  ];
}

/** How many of the days looked at hold a mood, which comparisons are made of. */
export function daysToCompare(spans: Spans, { days }: Diary): number {
  return within(spans, days).filter(({ mood }) => mood !== null).length;
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
