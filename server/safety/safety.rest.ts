import { z } from "zod";
import { reportReasons } from "#domain/exchanges.ts";
import { route } from "#server/rest/route.ts";
import { optionalText } from "#server/rest/shapes.ts";
import { reportExchange } from "./safety.ts";

const reportDraft = z.object({
  messageId: z.string(),
  reason: z.string().describe(`${reportReasons.join(", ")}, or what is wrong with it in at most 500 characters.`),
  details: optionalText.describe("More of it: at most 500 characters."),
  clientId: z.string().optional().describe("Sent again, it is the same report."),
});

const reportJson = z.object({ id: z.uuid(), messageId: z.uuid(), createdAt: z.iso.datetime() }).meta({ id: "Report" });

export const safetyRoutes = [
  route(
    "post",
    "/report",
    {
      summary: "Reports a message that one received, once, to the people who run this server.",
      body: reportDraft,
      answers: reportJson,
      status: 201,
    },
    async (viewer, { body, idempotencyKey }): Promise<z.input<typeof reportJson>> => {
      const { messageId, reason, details, clientId = idempotencyKey } = body;
      const { id, exchangeId, createdAt } = await reportExchange(
        viewer,
        { exchangeId: messageId, reason, details },
        { clientId },
      );
      return { id, messageId: exchangeId, createdAt: createdAt.toISOString() };
    },
  ),
];
