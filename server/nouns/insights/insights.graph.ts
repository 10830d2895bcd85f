import { mostTagsTried, type Bar, type Mark } from "#domain/comparisons.ts";
import type { Insight } from "#domain/insights.ts";
import type { Mood } from "#domain/moods.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder, type Context } from "#server/kit/graph/builder.ts";
import { readInsights, type DaysToCompare } from "./insights.ts";

const InsightBarType = builder.objectRef<Bar>("InsightBar").implement({
  description: "One of the two shares that an insight compares.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "What the share is of." }),
    count: t.exposeInt("count", { description: "The count." }),
    of: t.exposeInt("of", { description: "The total." }),
  }),
});

const DaysToCompareType = builder.objectRef<DaysToCompare>("DaysToCompare").implement({
  description: "How many days comparisons have, and how many they need.",
  fields: (t) => ({
    withMood: t.exposeInt("withMood", { description: "How many of the analysed days have a mood." }),
    needed: t.exposeInt("needed", { description: "About how many such days a comparison needs." }),
  }),
});

const InsightType = builder.objectRef<Insight>("Insight").implement({
  description:
    "A count or comparison from the person's own days; it shows no causes. The server computes it from sums and moods and reads no texts.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Identifies what was counted." }),
    text: t.exposeString("text", {
      description:
        "The insight in words, with its numbers. A comparison is shown only if it is unlikely to be chance. Each day counts with its last mood.",
    }),
    bars: t.field({
      type: [InsightBarType],
      description: "The two shares of a comparison; empty for a plain count.",
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ bars }) => [...bars],
    }),
    days: t.exposeInt("days", { description: "How many days it is based on." }),
    from: t.field({
      type: "Date",
      description: "The first day it is based on.",
      resolve: ({ from }) => new Date(from),
    }),
    to: t.field({ type: "Date", description: "The last day it is based on.", resolve: ({ to }) => new Date(to) }),
  }),
});

builder.objectField(ViewerType, "insights", (t) =>
  t.field({
    type: [InsightType],
    description:
      "Insights from whole weeks up to the last one, unchanged for a week: comparisons by the widest gap, then plain counts. None is about a tag. Empty if insights are off, if there are none, or if the current mood is one of the hardest.",
    // Few diaries have more.
    complexity: { field: 1, multiplier: 20 },
    resolve: async (viewer) => (await readInsights(viewer)).insights,
  }),
);

builder.objectField(ViewerType, "tagInsights", (t) =>
  t.field({
    type: [InsightType],
    description:
      "Comparisons of days with a tag that has `isCompared` and was used lately, by the widest gap. They are for Trends, which the person opens, and for no other screen. Empty as `insights` is.",
    complexity: { field: 1, multiplier: 2 * mostTagsTried },
    resolve: async (viewer) => (await readInsights(viewer)).ofTags,
  }),
);

builder.objectField(ViewerType, "daysToCompare", (t) =>
  t.field({
    type: DaysToCompareType,
    nullable: true,
    description:
      "How many days comparisons have and need. Null if insights are off or the current mood is one of the hardest.",
    resolve: async (viewer) => (await readInsights(viewer)).toCompare,
  }),
);

/** The options of an entry's `aiInsight` field. */
export function aiInsight<Row extends { localDate: Date }>(countsAs: (row: Row) => Mood | Mark | undefined) {
  return {
    type: InsightType,
    nullable: true,
    description:
      "An insight from the person's days about entries like this one. Null if insights are off, if there is none, before the days it was read from, and on a day with one of the hardest moods.",
    resolve: async (row: Row, _args: object, { viewer }: Context): Promise<Insight | null> =>
      (viewer && (await readInsights(viewer)).beside(countsAs(row), row.localDate)) ?? null,
  } as const;
}
