import type { DiaryDay, LocalDate } from "#domain/days.ts";
import { insightBeside, insightsFrom, type Insight, type Subject } from "#domain/insights.ts";
import type { Viewer } from "#server/account/viewer.ts";
import * as ledger from "#server/ledger/ledger.ts";
import { readOnce } from "#server/reads.ts";

export interface Reading {
  from: LocalDate;
  to: LocalDate;
  insights: readonly Insight[];
  beside: (subject: Subject) => Insight | undefined;
}

/** The server's own counts; an operator's could ask a language model. It gets sums and moods, never written text. */
export interface InsightEngine {
  insights: (days: readonly DiaryDay[]) => readonly Insight[];
  beside: (subject: Subject, days: readonly DiaryDay[]) => Insight | undefined;
}

const counting: InsightEngine = { insights: insightsFrom, beside: insightBeside };

/** Insights from the viewer's last 90 days, or null when they switched insights off. */
export function readInsights(viewer: Viewer, engine: InsightEngine = counting): Promise<Reading | null> {
  return readOnce(viewer, "insights", async () => {
    if (!viewer.settings.insights) return null;

    const { from, to, days } = await ledger.calendarOf(viewer);
    return { from, to, insights: engine.insights(days), beside: (subject) => engine.beside(subject, days) };
  });
}
