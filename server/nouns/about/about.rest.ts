import { z } from "zod";
import { config } from "#server/base/config.ts";
import { openRoute } from "#server/kit/rest/route.ts";

const aboutJson = z
  .object({
    operator: z
      .object({ name: z.string(), address: z.string(), country: z.string(), host: z.string().optional() })
      .nullable()
      .describe("The operator's name. Null if it is not set."),
  })
  .meta({ id: "About" });

export const aboutRoutes = [
  openRoute(
    "get",
    "/about",
    {
      summary: "The operator's name and address, for apps. A browser's page contains them already.",
      answers: aboutJson,
    },
    async () => ({ operator: config.operator ?? null }),
  ),
];
