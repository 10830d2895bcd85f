import { z } from "zod";
import type { Insight } from "#domain/insights.ts";
import { route } from "#server/kit/rest/route.ts";
import { dayShown } from "#server/kit/times.ts";
import { readInsights } from "./insights.ts";

const insightJson = z
  .object({
    key: z.string(),
    text: z.string(),
    days: z.number().int().describe("How many days it is based on."),
    from: dayShown.describe("The first day it is based on."),
    to: dayShown.describe("The last day it is based on."),
    bars: z
      .array(z.object({ label: z.string(), count: z.number().int(), of: z.number().int() }))
      .describe("The two shares of a comparison; empty for a plain count."),
  })
  .meta({ id: "Insight" });

export const insightRoutes = [
  route(
    "get",
    "/insights/user",
    {
      summary: "Insights from whole weeks up to the last one, none about a tag; often empty.",
      answers: z.array(insightJson),
    },
    async (viewer) => (await readInsights(viewer)).insights.map(asJson),
  ),
  route(
    "get",
    "/insights/tags",
    {
      summary: "Comparisons of days with a tag that has `isCompared` and was used lately; often empty.",
      answers: z.array(insightJson),
    },
    async (viewer) => (await readInsights(viewer)).ofTags.map(asJson),
  ),
  route(
    "get",
    "/insights/days",
    {
      summary: "How many days with a mood there are to compare, and how many a comparison needs.",
      answers: z
        .object({ withMood: z.number().int(), needed: z.number().int() })
        .nullable()
        .describe("Null if insights are off or the current mood is one of the hardest.")
        .meta({ id: "DaysToCompare" }),
    },
    async (viewer) => (await readInsights(viewer)).toCompare,
  ),
];

function asJson({ about: _about, tagId: _tagId, bars, ...insight }: Insight): z.input<typeof insightJson> {
  return { ...insight, bars: [...bars] };
}
