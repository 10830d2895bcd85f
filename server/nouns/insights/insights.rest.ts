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
      (await readInsights(viewer)).insights.map(({ about: _about, ...insight }) => insight),
  ),
];
