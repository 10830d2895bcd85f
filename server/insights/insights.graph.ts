import type { Insight, Subject } from "#domain/insights.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import { builder, type Context } from "#server/graph/builder.ts";
import { readInsights } from "./insights.ts";

interface Shown extends Insight {
  from: string;
  to: string;
}

const InsightType = builder.objectRef<Shown>("Insight").implement({
  description: "Something the person's own days show, counted by this server from sums and moods. No words are read.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Names the kind of insight." }),
    text: t.exposeString("text", { description: "What was found, with the numbers it rests on." }),
    days: t.exposeInt("days", { description: "How many days it was read from." }),
    from: t.field({ type: "Date", description: "The first day looked at.", resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: "Date", description: "The last day looked at.", resolve: ({ to }) => new Date(to) }),
  }),
});

builder.objectField(ViewerType, "insights", (t) =>
  t.field({
    type: [InsightType],
    description: "What the last ninety days show, most telling first. Empty when switched off or too soon to say.",
    resolve: async (viewer) => {
      const reading = await readInsights(viewer);
      return (
        reading?.insights.map(({ key, text, days }) => ({ key, text, days, from: reading.from, to: reading.to })) ?? []
      );
    },
  }),
);

/** The options of an entry's `aiInsight` field. */
export function aiInsight<Row>(subjectOf: (row: Row) => Subject) {
  return {
    type: InsightType,
    nullable: true,
    description: "What the person's own days show about entries like this; null when switched off or too soon to say.",
    resolve: async (row: Row, _args: object, { viewer }: Context): Promise<Shown | null> => {
      const reading = viewer && (await readInsights(viewer));
      const insight = reading?.beside(subjectOf(row));
      return reading && insight ? { ...insight, from: reading.from, to: reading.to } : null;
    },
  } as const;
}
