import { comparisonsIn, dayNumber, type Diary, type Finding, type Mark } from "./comparisons.ts";
import { addDays, weekdayOf, type LocalDate } from "./days.ts";
import type { ActionEntry } from "./karma.ts";
import { isHardest } from "./heavyDays.ts";
import type { Mood } from "./moods.ts";
import { plainCountsIn, within, type Days } from "./plainCounts.ts";
import { insightWeeks } from "./spans.ts";

/** A counted observation; a comparison only if chance would hardly give the same (docs/rules.md, Insights). */
export interface Insight extends Finding {
  from: LocalDate;
  to: LocalDate;
}

/** The days behind a week's insights: whole weeks before it, and the same week a year ago. */
export interface Spans extends Days {
  /** The week's Monday. */
  week: LocalDate;
  yearAgo: Days;
}

/** The spans of a day's week. Throws RangeError for an invalid LocalDate. */
export function spansOn(today: LocalDate): Spans {
  const week = addDays(today, 1 - weekdayOf(today));
  return {
    week,
    from: addDays(week, -insightWeeks * 7),
    to: addDays(week, -1),
    yearAgo: { from: addDays(week, -52 * 7), to: addDays(week, -51 * 7 - 1) },
  };
}

/**
 * A person's insights of a week: comparisons, widest gap first, then plain counts. Always the same for the same diary.
 */
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

/** The number of days with a mood, which comparisons need. */
export function daysToCompare(spans: Spans, { days }: Diary): number {
  return within(spans, days).filter(({ mood }) => mood !== null).length;
}

/** The insight to show beside an entry. If several fit, the day decides. */
export function insightBeside(
  about: Mood | Mark | undefined,
  date: LocalDate,
  insights: readonly Insight[],
): Insight | undefined {
  const fitting = insights.filter((insight) => about && insight.about.includes(about) && insight.from <= date);
  return fitting[dayNumber(date) % fitting.length];
}

/** The mark that an action or event counts as. Undefined if no insight may be shown beside it. */
export function markOf(entry: Pick<ActionEntry, "type" | "classification" | "emotionResponse">): Mark | undefined {
  if (isHardest(entry.emotionResponse)) return undefined;
  if (entry.classification === "positive") return entry.type === "action" ? "actions" : "events";
  return entry.type === "action" ? "coal" : undefined;
}
