import type { Insight, Subject } from "#domain/insights.ts";
import type { Mood as MoodValue } from "#domain/moods.ts";
import { ActionNode } from "#server/actions/actions.graph.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { builder, type Context } from "#server/graph/builder.ts";
import { JournalEntryNode } from "#server/journal/journal.graph.ts";
import { MoodNode } from "#server/moods/moods.graph.ts";
import { readInsights, type Reading } from "./insights.ts";

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
      const reading = await readingFor(viewer);
      return (
        reading?.insights.map(({ key, text, days }) => ({ key, text, days, from: reading.from, to: reading.to })) ?? []
      );
    },
  }),
);

const beside = "What the person's own days show about entries like this; null when switched off or too soon to say.";

builder.prismaObjectFields(ActionNode, (t) => ({
  aiInsight: t.field({
    type: InsightType,
    nullable: true,
    description: beside,
    resolve: ({ classification }, _args, context) =>
      insightFor(context, { kind: "Action", classification: classification as "positive" | "negative" }),
  }),
}));

builder.prismaObjectFields(MoodNode, (t) => ({
  aiInsight: t.field({
    type: InsightType,
    nullable: true,
    description: beside,
    resolve: ({ value }, _args, context) => insightFor(context, { kind: "Mood", value: value as MoodValue }),
  }),
}));

builder.prismaObjectFields(JournalEntryNode, (t) => ({
  aiInsight: t.field({
    type: InsightType,
    nullable: true,
    description: beside,
    resolve: (_entry, _args, context) => insightFor(context, { kind: "JournalEntry" }),
  }),
}));

async function insightFor({ viewer }: Context, subject: Subject): Promise<Shown | null> {
  const reading = viewer && (await readingFor(viewer));
  const insight = reading?.beside(subject);
  return reading && insight ? { ...insight, from: reading.from, to: reading.to } : null;
}

// Read once for all the entries of an answer.
const readings = new WeakMap<Viewer, Promise<Reading | null>>();

function readingFor(viewer: Viewer): Promise<Reading | null> {
  const reading = readings.get(viewer) ?? readInsights(viewer);
  readings.set(viewer, reading);
  return reading;
}
