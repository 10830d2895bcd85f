import { reportLabels, reportReasons } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { UserNode } from "#server/nouns/account/account.graph.ts";
import type { PersonRow } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { pageBy, pageCost, sendingFields } from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { momentCursorOf } from "#server/store/pages.ts";
import { blockPerson, unblockPerson } from "./block.ts";
import { listBlocked, listMuted, type ListedPerson } from "./list.ts";
import { mutePerson, unmutePerson } from "./mute.ts";
import { reportExchange } from "./report.ts";
import { personAfter, type Whom } from "./whom.ts";

const ReportReasonType = builder.enumType("ReportReason", {
  description: "Why somebody reports a message.",
  values: enumOf(reportReasons, (reason) => `${reportLabels[reason]}.`),
});

builder.objectFields(UserNode, (t) => ({
  isMuted: t.exposeBoolean("isMuted", { description: "Whether the viewer takes no notice of them." }),
  isBlocked: t.exposeBoolean("isBlocked", { description: "Whether the viewer has shut them out." }),
}));

const cursorOf = ({ listedAt, id }: ListedPerson) => momentCursorOf({ at: listedAt, id });

builder.objectFields(ViewerType, (t) => ({
  blockedPeople: t.connection({
    type: UserNode,
    description: "Whom the viewer has shut out, the latest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageBy(args, (window) => listBlocked(viewer, window), cursorOf),
  }),
  mutedPeople: t.connection({
    type: UserNode,
    description: "Of whom the viewer takes no notice, the latest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageBy(args, (window) => listMuted(viewer, window), cursorOf),
  }),
}));

interface Changed {
  person: PersonRow | null;
  viewer: Viewer;
}

function payloadCalled(name: string, description: string) {
  return builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      person: t.expose("person", {
        type: UserNode,
        nullable: true,
        description: "The person after it; null where the viewer may not see them any more.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "Lists after it." }),
    }),
  });
}

builder.mutationFields((t) => {
  const changing = (
    Payload: ReturnType<typeof payloadCalled>,
    description: string,
    change: (viewer: Viewer, whom: Whom) => Promise<string>,
  ) =>
    t.withAuth({ signedIn: true }).fieldWithInput({
      type: Payload,
      description,
      errors: { types: [Refusal] },
      input: {
        personId: t.input.id({ description: "The person. Give this or `exchangeId`, not both." }),
        exchangeId: t.input.id({
          description: "A message between the person and the viewer, in place of the person's id.",
        }),
      },
      resolve: async (_root, { input: { personId, exchangeId } }, { viewer }) => {
        const id = await change(viewer, {
          personId: personId && rawIdOf("User", personId),
          exchangeId: exchangeId && rawIdOf("Exchange", exchangeId),
        });
        return { person: await personAfter(viewer, id), viewer };
      },
    });

  return {
    blockPerson: changing(
      payloadCalled("BlockPersonPayload", "Neither sees the other any more."),
      "Shuts somebody out. What stood between the two is over.",
      blockPerson,
    ),
    unblockPerson: changing(
      payloadCalled("UnblockPersonPayload", "They are a stranger again."),
      "Lets somebody in again.",
      unblockPerson,
    ),
    mutePerson: changing(
      payloadCalled("MutePersonPayload", "Their messages and requests arrive without notice."),
      "Takes no more notice of somebody.",
      mutePerson,
    ),
    unmutePerson: changing(
      payloadCalled("UnmutePersonPayload", "There is notice of them again."),
      "Takes notice of somebody again.",
      unmutePerson,
    ),
  };
});

const ReportExchangePayload = builder
  .objectRef<{ exchangeId: string; viewer: Viewer }>("ReportExchangePayload")
  .implement({
    description: "The report is with the people who run this server.",
    fields: (t) => ({
      exchangeId: t.exposeID("exchangeId", { description: "Of the message that was reported." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "As before." }),
    }),
  });

builder.mutationField("reportExchange", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ReportExchangePayload,
    description: "Reports a message that the viewer received, once.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The message." }),
      reason: t.input.field({ type: ReportReasonType, required: true, description: "What is wrong with it." }),
      details: t.input.string({
        maxLength: textLimits.reportDetails,
        description: "More of it.",
      }),
      ...sendingFields(t.input),
    },
    resolve: async (_root, { input: { id, reason, details, stamp } }, { viewer }) => {
      await reportExchange(viewer, { exchangeId: rawIdOf("Exchange", id), reason, details }, stamp);
      return { exchangeId: id, viewer };
    },
  }),
);
