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
import { personAfter, type PersonReference } from "./personReference.ts";

const ReportReasonType = builder.enumType("ReportReason", {
  description: "The reason of a report.",
  values: enumOf(reportReasons, (reason) => `${reportLabels[reason]}.`),
});

builder.objectFields(UserNode, (t) => ({
  isMuted: t.exposeBoolean("isMuted", { description: "Whether the viewer has muted this person." }),
  isBlocked: t.exposeBoolean("isBlocked", { description: "Whether the viewer has blocked this person." }),
}));

const cursorOf = ({ listedAt, id }: ListedPerson) => momentCursorOf({ at: listedAt, id });

builder.objectFields(ViewerType, (t) => ({
  blockedPeople: t.connection({
    type: UserNode,
    description: "The people that the viewer has blocked, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageBy(args, (window) => listBlocked(viewer, window), cursorOf),
  }),
  mutedPeople: t.connection({
    type: UserNode,
    description: "The people that the viewer has muted, newest first.",
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
        description: "The person after the change. Null if the viewer can no longer see them.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the changed lists." }),
    }),
  });
}

builder.mutationFields((t) => {
  const changing = (
    Payload: ReturnType<typeof payloadCalled>,
    description: string,
    change: (viewer: Viewer, reference: PersonReference) => Promise<string>,
  ) =>
    t.withAuth({ signedIn: true }).fieldWithInput({
      type: Payload,
      needsSpace: false,
      description,
      errors: { types: [Refusal] },
      input: {
        personId: t.input.id({ description: "The person's id. Give this or `exchangeId`, not both." }),
        exchangeId: t.input.id({
          description: "Id of a message between the person and the viewer, in place of the person's id.",
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
      payloadCalled("BlockPersonPayload", "Result of a block: the two people no longer see each other."),
      "Blocks a person and ends any connection or request between the two.",
      blockPerson,
    ),
    unblockPerson: changing(
      payloadCalled("UnblockPersonPayload", "Result: the person is unblocked; there is no connection."),
      "Unblocks a person.",
      unblockPerson,
    ),
    mutePerson: changing(
      payloadCalled("MutePersonPayload", "Result: the person's messages and requests arrive without notification."),
      "Mutes a person.",
      mutePerson,
    ),
    unmutePerson: changing(
      payloadCalled("UnmutePersonPayload", "Result: the person's messages cause notifications again."),
      "Unmutes a person.",
      unmutePerson,
    ),
  };
});

const ReportExchangePayload = builder
  .objectRef<{ exchangeId: string; viewer: Viewer }>("ReportExchangePayload")
  .implement({
    description: "Result: the operator has the report.",
    fields: (t) => ({
      exchangeId: t.exposeID("exchangeId", { description: "Global id of the reported message." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer." }),
    }),
  });

builder.mutationField("reportExchange", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ReportExchangePayload,
    needsSpace: false,
    description: "Reports a message that the viewer received. Each message can be reported once.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The message." }),
      reason: t.input.field({ type: ReportReasonType, required: true, description: "The reason." }),
      details: t.input.string({
        maxLength: textLimits.reportDetails,
        description: "More details.",
      }),
      ...sendingFields(t.input),
    },
    resolve: async (_root, { input: { id, reason, details, stamp } }, { viewer }) => {
      await reportExchange(viewer, { exchangeId: rawIdOf("Exchange", id), reason, details }, stamp);
      return { exchangeId: id, viewer };
    },
  }),
);
