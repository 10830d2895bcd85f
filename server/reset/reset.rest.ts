import { z } from "zod";
import { route } from "#server/rest/route.ts";
import { resetProgress } from "./reset.ts";

export const resetRoutes = [
  route(
    "post",
    "/user/reset-progress",
    {
      summary: "Removes all entries, karma and messages for good. Account, settings and connections stay.",
      answers: z.object({ epoch: z.number().int().describe("Saves of an earlier epoch are refused from now on.") }),
    },
    async (viewer) => ({ epoch: await resetProgress(viewer) }),
  ),
];
