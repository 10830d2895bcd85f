import { z } from "zod";
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
      summary: "Insights from whole weeks up to the last one; often empty.",
      answers: z.array(insightJson),
    },
    async (viewer): Promise<z.input<typeof insightJson>[]> =>
      (await readInsights(viewer)).insights.map(({ about: _about, tagId: _tagId, bars, ...insight }) => ({
        ...insight,
        bars: [...bars],
      })),
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
