import type { Bar, Mark } from "#domain/comparisons.ts";
import type { Insight } from "#domain/insights.ts";
import type { Mood } from "#domain/moods.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder, type Context } from "#server/kit/graph/builder.ts";
import { readInsights, type DaysToCompare } from "./insights.ts";

const InsightBarType = builder.objectRef<Bar>("InsightBar").implement({
  description: "One of the two shares that an insight compares.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "What it is a share of." }),
    count: t.exposeInt("count", { description: "How many." }),
    of: t.exposeInt("of", { description: "Of how many." }),
  }),
});

const DaysToCompareType = builder.objectRef<DaysToCompare>("DaysToCompare").implement({
  description: "What comparisons of a person's own days are made of.",
  fields: (t) => ({
    withMood: t.exposeInt("withMood", { description: "How many of the days looked at hold a mood." }),
    needed: t.exposeInt("needed", { description: "With how many such days comparisons begin to be found." }),
  }),
});

const InsightType = builder.objectRef<Insight>("Insight").implement({
  description:
    "Something the person's own days show: counts of what they wrote down, not causes. Made by this server from sums, moods and their hours; no words are read.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Names what was counted." }),
    text: t.exposeString("text", {
      description:
        "What was found, with the numbers it rests on. Comparisons are said only where chance would hardly do the same; a day counts in them with the mood noted last.",
    }),
    bars: t.field({
      type: [InsightBarType],
      description: "The two shares of a comparison; empty for a plain count.",
      resolve: ({ bars }) => [...bars],
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

builder.objectField(ViewerType, "daysToCompare", (t) =>
  t.field({
    type: DaysToCompareType,
    nullable: true,
    description:
      "How many days `insights` has to compare; null when switched off and while the current mood is one of the hardest.",
    resolve: async (viewer) => (await readInsights(viewer)).toCompare,
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
