import type { DiaryDay, LocalDate } from "#domain/days.ts";
import { insightBeside, insightsFrom, type Insight, type Subject } from "#domain/insights.ts";
import type { Viewer } from "#server/account/viewer.ts";
import * as ledger from "#server/ledger/ledger.ts";
import { readOnce } from "#server/reads.ts";

/** Insights with the days they were read from. */
export interface Reading {
  from: LocalDate;
  to: LocalDate;
  /** What the person's days show, most telling first. */
  insights: readonly Insight[];
  /** What to show beside an entry. */
  beside: (subject: Subject) => Insight | undefined;
}

/** Whoever finds insights: ours counts; an operator's could ask a language model of their own. It is told sums, never words. */
export interface InsightEngine {
  insights: (days: readonly DiaryDay[]) => readonly Insight[];
  beside: (subject: Subject, days: readonly DiaryDay[]) => Insight | undefined;
}

const counting: InsightEngine = { insights: insightsFrom, beside: insightBeside };

/** Reads the viewer's last ninety days, once in a request. Null when they switched insights off. */
export function readInsights(viewer: Viewer, engine: InsightEngine = counting): Promise<Reading | null> {
  return readOnce(viewer, "insights", async () => {
    if (!viewer.settings.insights) return null;

    const { from, to, days } = await ledger.calendarOf(viewer);
    return { from, to, insights: engine.insights(days), beside: (subject) => engine.beside(subject, days) };
  });
}
