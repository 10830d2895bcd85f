import type { Mark } from "#domain/comparisons.ts";
import type { Insight } from "#domain/insights.ts";
import type { Mood } from "#domain/moods.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder, type Context } from "#server/kit/graph/builder.ts";
import { readInsights } from "./insights.ts";

const InsightType = builder.objectRef<Insight>("Insight").implement({
  description:
    "Something the person's own days show: counts of what they wrote down, not causes. Made by this server from sums, moods and their hours; no words are read.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Names what was counted." }),
    text: t.exposeString("text", {
      description:
        "What was found, with the numbers it rests on. Comparisons are said only where chance would hardly do the same.",
    }),
    days: t.exposeInt("days", { description: "How many days it was read from." }),
    from: t.field({ type: "Date", description: "The first day looked at.", resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: "Date", description: "The last day looked at.", resolve: ({ to }) => new Date(to) }),
  }),
});

builder.objectField(ViewerType, "insights", (t) =>
  t.field({
    type: [InsightType],
    description:
      "What whole weeks up to the last one show, the same for a week: comparisons, the widest gap first, then plain counts. Empty when switched off, when there is nothing to say, and while the current mood is one of the hardest.",
    resolve: async (viewer) => (await readInsights(viewer)).insights,
  }),
);

/** The options of an entry's `aiInsight` field. */
export function aiInsight<Row extends { localDate: Date }>(countsAs: (row: Row) => Mood | Mark | undefined) {
  return {
    type: InsightType,
    nullable: true,
    description:
      "What the person's own days show about entries like this; null when switched off, when there is nothing to say, before those days, and on a day of one of the hardest moods.",
    resolve: async (row: Row, _args: object, { viewer }: Context): Promise<Insight | null> =>
      (viewer && (await readInsights(viewer)).beside(countsAs(row), row.localDate)) ?? null,
  } as const;
}
