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
import { clearNotifications, unseenCount } from "./notifications.ts";

const NotificationsType = builder.objectRef<Viewer>("Notifications").implement({
  description: "What the viewer has taken no note of. Reading it takes none.",
  fields: (t) => ({
    count: t.int({ description: "What the bell shows; past a hundred it is not counted on.", resolve: unseenCount }),
    messages: t.connection({
      type: ExchangeNode,
      description: "Messages among it, newest first.",
      complexity: pageCost,
      resolve: (viewer, args) => pageBy(args, (window) => listExchanges(viewer, window, "unseen"), cursorOfExchange),
    }),
    requests: t.connection({
      type: FriendshipNode,
      description: "Requests to connect among it, newest first.",
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
  t.field({ type: NotificationsType, description: "What the bell is about.", resolve: (viewer) => viewer }),
);

function payloadCalled(name: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description: "It was taken note of.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerType, description: "With what is left to see." }),
    }),
  });
}

builder.mutationFields((t) => ({
  clearNotifications: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("ClearNotificationsPayload"),
    description: "Takes note of every message and request. A cleared request stays on its screen.",
    errors: { types: [Refusal] },
    input: { until: t.input.field({ type: "DateTime", description: "Only of what had come by then." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await clearNotifications(viewer, input.until);
      return { viewer };
    },
  }),
  markExchangesSeen: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("MarkExchangesSeenPayload"),
    description: "Takes note of these messages.",
    errors: { types: [Refusal] },
    input: { ids: t.input.idList({ required: true, description: "The messages, 100 at most." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await markSeen(
        viewer,
        input.ids.map((id) => rawIdOf("Exchange", id)),
      );
      return { viewer };
    },
  }),
}));
