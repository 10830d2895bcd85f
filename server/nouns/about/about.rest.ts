import { z } from "zod";
import { config } from "#server/base/config.ts";
import { openRoute } from "#server/kit/rest/route.ts";

const aboutJson = z
  .object({
    operator: z
      .object({ name: z.string(), address: z.string(), country: z.string(), host: z.string().optional() })
      .nullable()
      .describe("Who runs this server; null while they have not named themselves."),
  })
  .meta({ id: "About" });

export const aboutRoutes = [
  openRoute(
    "get",
    "/about",
    { summary: "Who runs this server, for apps; a browser's page holds it.", answers: aboutJson },
    async () => ({ operator: config.operator ?? null }),
  ),
];
