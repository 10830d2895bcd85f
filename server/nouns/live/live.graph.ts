import { clock } from "#server/base/clock.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { FriendshipNode } from "#server/nouns/connections/connections.graph.ts";
import { readConnection } from "#server/nouns/connections/read.ts";
import { BadInput, NotFound } from "#server/base/errors.ts";
import { ExchangeNode } from "#server/nouns/exchanges/exchanges.graph.ts";
import { readExchanges } from "#server/nouns/exchanges/copies.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import { readOnce } from "#server/store/reads.ts";
import { hasMissed, openNewsStream, newsKinds, type News } from "./live.ts";

const kindWords: Record<News["kind"], string> = {
  standing: "The current state: the first event of every stream, and sent again if events may have been missed.",
  message: "A person sent a message.",
  request: "A person sent a connection request.",
  acceptance: "A person accepted the viewer's request.",
  change:
    "Another change without a notification: something was seen, answered or removed, or came from a muted person.",
};

const NewsKind = builder.enumType("NewsKind", {
  description: "The kind of a live event.",
  values: enumOf(newsKinds, (kind) => kindWords[kind]),
});

/** A news item with its receiver, who is read again for each item. */
interface ToldNews extends News {
  viewer: Viewer;
}

const NewsType = builder.objectRef<ToldNews>("News").implement({
  description: "A live event, and the viewer's data after it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the event. An event can arrive twice." }),
    kind: t.expose("kind", { type: NewsKind, description: "The kind of message." }),
    exchange: t.field({
      type: ExchangeNode,
      nullable: true,
      description: "The message it is about, unless it has been deleted.",
      resolve: async ({ viewer, exchangeId }) =>
        exchangeId === undefined ? null : (await readExchanges(viewer, [exchangeId]))[0],
    }),
    friendship: t.field({
      type: FriendshipNode,
      nullable: true,
      description: "The connection or request it is about, if it still exists.",
      resolve: friendshipIn,
    }),
    goneId: t.id({
      nullable: true,
      description: "The global id of a connection or request that no longer exists.",
      resolve: async (news) =>
        news.friendshipId !== undefined && !(await friendshipIn(news))
          ? globalIdOf("Friendship", news.friendshipId)
          : null,
    }),
    missed: t.boolean({
      description: "True if the caller may have missed events and should refetch its lists.",
      resolve: (news) => hasMissed(news.viewer, news),
    }),
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with current counts and lists." }),
  }),
});

function friendshipIn({ viewer, friendshipId }: ToldNews) {
  if (friendshipId === undefined) return null;
  return readOnce(viewer, `connection ${friendshipId}`, () =>
    readConnection(viewer, friendshipId).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    }),
  );
}

export const mostSeconds = 366 * 86_400;

builder.subscriptionField("news", (t) =>
  t.withAuth({ signedIn: true }).field({
    type: NewsType,
    description: "Live events of the account. A stream begins with the current state; earlier events are not repeated.",
    args: {
      heardAgo: t.arg.int({ description: "Seconds since the caller's last event, to compute `missed`." }),
    },
    subscribe: (_root, { heardAgo }, { viewer, whenClosed }) => {
      if (typeof heardAgo === "number" && (heardAgo < 0 || heardAgo > mostSeconds))
        throw new BadInput(`heardAgo must be 0 to ${mostSeconds}.`, "heardAgo");
      const since = typeof heardAgo === "number" ? new Date(clock.now() - heardAgo * 1000) : undefined;
      return openNewsStream(viewer, whenClosed, since);
    },
    resolve: (news, _args, { viewer }) => ({ ...news, viewer }),
  }),
);
