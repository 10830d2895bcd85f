import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { FriendshipNode } from "#server/nouns/connections/connections.graph.ts";
import { Refusal } from "#server/base/errors.ts";
import type { FriendshipRow } from "#server/nouns/connections/friendship.ts";
import { listUnseenRequests } from "#server/nouns/connections/list.ts";
import { cursorOfExchange, ExchangeNode } from "#server/nouns/exchanges/exchanges.graph.ts";
import { listExchanges } from "#server/nouns/exchanges/list.ts";
import { markSeen } from "#server/nouns/exchanges/markSeen.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { pageBy, pageCost } from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { momentCursorOf } from "#server/store/pages.ts";
import { clearNotifications, mostCounted, unseenCount } from "./notifications.ts";
import { usualLimits } from "#domain/limits.ts";

const NotificationsType = builder.objectRef<Viewer>("Notifications").implement({
  description: "Messages and requests that the viewer has not seen. Reading them does not mark them as seen.",
  fields: (t) => ({
    count: t.int({ description: `The number on the bell. Counting stops at ${mostCounted}.`, resolve: unseenCount }),
    messages: t.connection({
      type: ExchangeNode,
      description: "The unseen messages, newest first.",
      complexity: pageCost,
      resolve: (viewer, args) => pageBy(args, (window) => listExchanges(viewer, window, "unseen"), cursorOfExchange),
    }),
    requests: t.connection({
      type: FriendshipNode,
      description: "The unseen connection requests, newest first.",
      complexity: pageCost,
      resolve: (viewer, args) =>
        pageBy(
          args,
          (window) => listUnseenRequests(viewer, window),
          ({ changedAt, id }: FriendshipRow) => momentCursorOf({ at: changedAt, id }),
        ),
    }),
  }),
});

builder.objectField(ViewerType, "notifications", (t) =>
  t.field({ type: NotificationsType, description: "The notifications of the bell.", resolve: (viewer) => viewer }),
);

function payloadCalled(name: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description: "Result: everything is marked as seen.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the remaining notifications." }),
    }),
  });
}

builder.mutationFields((t) => ({
  clearNotifications: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("ClearNotificationsPayload"),
    needsSpace: false,
    description: "Marks all messages and requests as seen. A request stays on its screen.",
    errors: { types: [Refusal] },
    input: { until: t.input.field({ type: "DateTime", description: "Marks only what arrived before this time." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await clearNotifications(viewer, input.until);
      return { viewer };
    },
  }),
  markExchangesSeen: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("MarkExchangesSeenPayload"),
    needsSpace: false,
    description: "Marks these messages as seen.",
    errors: { types: [Refusal] },
    input: {
      ids: t.input.idList({ required: true, description: `Ids of the messages, at most ${usualLimits.list}.` }),
    },
    resolve: async (_root, { input }, { viewer }) => {
      await markSeen(
        viewer,
        input.ids.map((id) => rawIdOf("Exchange", id)),
      );
      return { viewer };
    },
  }),
}));
