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
import { hasMissed, newsFor, newsKinds, type News } from "./live.ts";

const kindWords: Record<News["kind"], string> = {
  standing: "How things stand: the first of every stream, and whenever something may have been missed.",
  message: "Somebody sent a message.",
  request: "Somebody asks to connect.",
  acceptance: "Somebody accepted a request.",
  change: "Something else changed, without notice: what was seen, answered or removed, or came from somebody muted.",
};

const NewsKind = builder.enumType("NewsKind", {
  description: "What a piece of news is.",
  values: enumOf(newsKinds, (kind) => kindWords[kind]),
});

/** What the news is told of, and to whom: the person is read again for each. */
interface ToldNews extends News {
  viewer: Viewer;
}

const NewsType = builder.objectRef<ToldNews>("News").implement({
  description: "What came or changed just now, and how things stand after it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of this piece of news. It may come twice." }),
    kind: t.expose("kind", { type: NewsKind, description: "What it is." }),
    exchange: t.field({
      type: ExchangeNode,
      nullable: true,
      description: "The message that it is about, unless it was deleted since.",
      resolve: async ({ viewer, exchangeId }) =>
        exchangeId === undefined ? null : (await readExchanges(viewer, [exchangeId]))[0],
    }),
    friendship: t.field({
      type: FriendshipNode,
      nullable: true,
      description: "The connection or request that it is about, if it is still there.",
      resolve: friendshipIn,
    }),
    goneId: t.id({
      nullable: true,
      description: "The global id of a connection or request that is no longer there.",
      resolve: async (news) =>
        news.friendshipId !== undefined && !(await friendshipIn(news))
          ? globalIdOf("Friendship", news.friendshipId)
          : null,
    }),
    missed: t.boolean({
      description: "Whether something came or changed since the caller heard last, so that lists are to be read again.",
      resolve: (news) => hasMissed(news.viewer, news),
    }),
    viewer: t.expose("viewer", { type: ViewerType, description: "Counts and lists after it." }),
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

const mostSeconds = 366 * 86_400;

builder.subscriptionField("news", (t) =>
  t.withAuth({ signedIn: true }).field({
    type: NewsType,
    description:
      "What comes from others, at once. It begins with how things stand, and nothing of before is told again.",
    args: {
      heardAgo: t.arg.int({ description: "How many seconds ago the caller last knew how things stood." }),
    },
    subscribe: (_root, { heardAgo }, { viewer, whenClosed }) => {
      if (typeof heardAgo === "number" && (heardAgo < 0 || heardAgo > mostSeconds))
        throw new BadInput(`heardAgo must be 0 to ${mostSeconds}.`, "heardAgo");
      const since = typeof heardAgo === "number" ? new Date(Date.now() - heardAgo * 1000) : undefined;
      return newsFor(viewer, whenClosed, since);
    },
    resolve: (news, _args, { viewer }) => ({ ...news, viewer }),
  }),
);
