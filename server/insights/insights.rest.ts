import { z } from "zod";
import { route } from "#server/rest/route.ts";
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
      summary: "What the last ninety days show, counted here; empty when switched off or too soon to say.",
      answers: z.array(insightJson),
    },
    async (viewer): Promise<z.input<typeof insightJson>[]> => {
      const reading = await readInsights(viewer);
      return (
        reading?.insights.map(({ key, text, days }) => ({ key, text, days, from: reading.from, to: reading.to })) ?? []
      );
    },
  ),
];
