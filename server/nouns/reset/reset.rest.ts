import { z } from "zod";
import { personProof } from "#server/nouns/account/account.rest.ts";
import { route } from "#server/kit/rest/route.ts";
import { resetProgress } from "./reset.ts";

export const resetRoutes = [
  route(
    "post",
    "/user/reset-progress",
    {
      summary: "Deletes all entries, karma and messages for good. Account, settings and connections stay.",
      needsSpace: false,
      body: personProof,
      answers: z.object({
        epoch: z.number().int().describe("The new epoch. Saves with an earlier epoch are refused."),
      }),
    },
    async (viewer, { body }) => ({ epoch: await resetProgress(viewer, body) }),
  ),
];
