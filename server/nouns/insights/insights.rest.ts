import { z } from "zod";
import { route } from "#server/kit/rest/route.ts";
import { readInsights } from "./insights.ts";

const insightJson = z
  .object({
    key: z.string(),
    text: z.string(),
    days: z.number().int().describe("How many days it was read from."),
    from: z.iso.date().describe("The first day looked at."),
    to: z.iso.date().describe("The last day looked at."),
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
      summary: "What whole weeks up to the last one show, counted here; often empty.",
      answers: z.array(insightJson),
    },
    async (viewer): Promise<z.input<typeof insightJson>[]> =>
      (await readInsights(viewer)).insights.map(({ about: _about, bars, ...insight }) => ({
        ...insight,
        bars: [...bars],
      })),
  ),
  route(
    "get",
    "/insights/days",
    {
      summary: "How many days with a mood there are to compare, and how many it takes.",
      answers: z
        .object({ withMood: z.number().int(), needed: z.number().int() })
        .nullable()
        .describe("Null where insights are switched off and while the current mood is one of the hardest.")
        .meta({ id: "DaysToCompare" }),
    },
    async (viewer) => (await readInsights(viewer)).toCompare,
  ),
];
