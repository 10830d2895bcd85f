import { z } from "zod";
import { reportReasons } from "#domain/exchanges.ts";
import { clientIdLength, textLimits } from "#domain/limits.ts";
import { route } from "#server/kit/rest/route.ts";
import { optionalText, textOf } from "#server/kit/rest/shapes.ts";
import { blockPerson, unblockPerson } from "./block.ts";
import { mutePerson, unmutePerson } from "./mute.ts";
import { reportExchange } from "./report.ts";

const reportDraft = z.object({
  messageId: z.string(),
  reason: textOf(textLimits.reportDetails).describe(
    `${reportReasons.join(", ")}, or what is wrong with it in at most 500 characters.`,
  ),
  details: textOf(textLimits.reportDetails).nullish().describe("More of it: at most 500 characters."),
  clientId: textOf(clientIdLength).optional().describe("Sent again, it is the same report."),
});

const reportJson = z.object({ id: z.uuid(), messageId: z.uuid(), createdAt: z.iso.datetime() }).meta({ id: "Report" });

const whom = z.object({
  personId: optionalText.describe("The person. Give this or `messageId`, not both."),
  messageId: optionalText.describe("A message between the person and oneself, in place of the person's id."),
});

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

  changing("/block", "Shuts somebody out. What stood between the two is over.", blockPerson),
  changing("/unblock", "Lets somebody in again.", unblockPerson),
  changing("/mute", "Takes no more notice of somebody.", mutePerson),
  changing("/unmute", "Takes notice of somebody again.", unmutePerson),
];

function changing(path: string, summary: string, change: typeof blockPerson) {
  return route("post", path, { summary, body: whom }, async (viewer, { body: { personId, messageId } }) => {
    await change(viewer, { personId, exchangeId: messageId });
  });
}
