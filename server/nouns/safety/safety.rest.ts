import { z } from "zod";
import { reportReasons } from "#domain/exchanges.ts";
import { clientIdLength, textLimits } from "#domain/limits.ts";
import { route } from "#server/kit/rest/route.ts";
import { optionalText, textOf } from "#server/kit/rest/shapes.ts";
import { instantShown } from "#server/kit/times.ts";
import { blockPerson, unblockPerson } from "./block.ts";
import { mutePerson, unmutePerson } from "./mute.ts";
import { reportExchange } from "./report.ts";

const reportDraft = z.object({
  messageId: z.string(),
  reason: textOf(textLimits.reportDetails).describe(
    `${reportReasons.join(", ")}, or what is wrong with it in at most ${textLimits.reportDetails} characters.`,
  ),
  details: textOf(textLimits.reportDetails)
    .nullish()
    .describe(`More details, at most ${textLimits.reportDetails} characters.`),
  clientId: textOf(clientIdLength).optional().describe("A repeated request with the same id counts as one report."),
});

const reportJson = z.object({ id: z.uuid(), messageId: z.uuid(), createdAt: instantShown }).meta({ id: "Report" });

const personOrMessage = z.object({
  personId: optionalText.describe("The person's id. Give this or `messageId`, not both."),
  messageId: optionalText.describe("Id of a message between the two people, in place of the person's id."),
});

export const safetyRoutes = [
  route(
    "post",
    "/report",
    {
      summary: "Reports a received message to the operator. Each message can be reported once.",
      needsSpace: false,
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

  changing("/block", "Blocks a person and ends any connection or request between the two.", blockPerson),
  changing("/unblock", "Unblocks a person.", unblockPerson),
  changing("/mute", "Mutes a person.", mutePerson),
  changing("/unmute", "Unmutes a person.", unmutePerson),
];

function changing(path: string, summary: string, change: typeof blockPerson) {
  return route(
    "post",
    path,
    { summary, needsSpace: false, body: personOrMessage },
    async (viewer, { body: { personId, messageId } }) => {
      await change(viewer, { personId, exchangeId: messageId });
    },
  );
}
