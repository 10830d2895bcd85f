import { textLimits } from "#domain/limits.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { UserNode } from "#server/nouns/account/account.graph.ts";
import { readPeople } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { deletedBy, pageBy, pageCost, sendingFields } from "#server/diary/entryTypes.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { momentCursorOf, nameCursorOf } from "#server/store/pages.ts";
import { answerRequest } from "./answer.ts";
import { friendshipOf, friendshipStatuses, type FriendshipRow } from "./friendship.ts";
import { listFriends, listRequests } from "./list.ts";
import { listPeople } from "./listPeople.ts";
import { removeConnection } from "./remove.ts";
import { requestConnection } from "./request.ts";

const statusWords = {
  pending: "The request has no answer yet.",
  accepted: "The two are connected.",
  rejected: "The request was declined.",
};

const FriendshipStatusType = builder.enumType("FriendshipStatus", {
  description: "The status of a connection request.",
  values: enumOf(friendshipStatuses, (status) => statusWords[status]),
});

export const FriendshipNode = builder.prismaNode("Friendship", {
  description: "A connection or connection request between the viewer and another person.",
  id: { resolve: ({ id }) => id },
  nullable: true,
  select: { id: true, requesterId: true, requesteeId: true, status: true, changedAt: true },
  findUnique: (id, { viewer }) => ({
    id,
    status: { not: "removed" },
    OR: [{ requesterId: viewer?.id ?? id }, { requesteeId: viewer?.id ?? id }],
  }),
  authScopes: ({ requesterId, requesteeId }, { viewer }) => [requesterId, requesteeId].includes(viewer?.id ?? ""),
  fields: (t) => ({
    // Not exposed by column: Pothos would read the complete rows again.
    status: t.field({
      type: FriendshipStatusType,
      description: "The status.",
      resolve: ({ status }) => friendshipStatuses.find((known) => known === status) ?? "pending",
    }),
    isRequestOfMine: t.boolean({
      description: "True if the viewer sent the request, so that the other person answers it.",
      resolve: ({ requesterId }, _args, { viewer }) => requesterId === viewer?.id,
    }),
    changedAt: t.field({
      type: "DateTime",
      description: "When its status last changed.",
      resolve: ({ changedAt }) => changedAt,
    }),
    person: t.field({
      type: UserNode,
      nullable: true,
      description: "The other person. Null if the viewer can no longer see them.",
      resolve: async (friendship, _args, { viewer }) => {
        const { person, requesterId, requesteeId }: FriendshipRow = friendship;
        if (person || !viewer) return person ?? null;
        const [other] = await readPeople(viewer, [requesterId === viewer.id ? requesteeId : requesterId]);
        return other ?? null;
      },
    }),
  }),
});

builder.objectField(UserNode, "friendship", (t) =>
  t.field({
    type: FriendshipNode,
    nullable: true,
    description: "The connection or request between the person and the viewer, if any.",
    resolve: friendshipOf,
  }),
);

const cursorOfFriendship = ({ changedAt, id }: FriendshipRow) => momentCursorOf({ at: changedAt, id });

builder.objectFields(ViewerType, (t) => ({
  people: t.connection({
    type: UserNode,
    description: "People to connect with, by username, without the viewer and without anonymous and blocked people.",
    args: {
      search: t.arg.string({
        maxLength: textLimits.search,
        description:
          "The beginning of a word of their names. Of several words the longest counts. It needs at least two letters.",
      }),
    },
    complexity: pageCost,
    resolve: (viewer, args) =>
      pageBy(
        args,
        (window) => listPeople(viewer, window, args.search ?? ""),
        ({ usernameKey }) => nameCursorOf(usernameKey),
      ),
  }),
  friendRequests: t.connection({
    type: FriendshipNode,
    description: "Requests that the viewer has not answered, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageBy(args, (window) => listRequests(viewer, window), cursorOfFriendship),
  }),
  friends: t.connection({
    type: FriendshipNode,
    description: "The people that the viewer is connected with, newest first.",
    complexity: pageCost,
    resolve: (viewer, args) => pageBy(args, (window) => listFriends(viewer, window), cursorOfFriendship),
  }),
}));

function payloadCalled(name: string) {
  return builder.objectRef<{ friendship: FriendshipRow; viewer: Viewer }>(name).implement({
    description: "The answered request.",
    fields: (t) => ({
      friendship: t.field({
        type: FriendshipNode,
        description: "The connection.",
        resolve: ({ friendship }) => friendship,
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the changed lists." }),
    }),
  });
}

const RequestPayload = payloadCalled("RequestFriendshipPayload");
const AnswerPayload = payloadCalled("AnswerFriendshipPayload");

const RemovePayload = builder.objectRef<{ deletedId: string; viewer: Viewer }>("RemoveFriendshipPayload").implement({
  description: "Result: the connection has ended, or the request is withdrawn.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The global id of the deleted entry." }),
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the changed lists." }),
  }),
});

builder.mutationFields((t) => ({
  requestFriendship: t.withAuth({ signedIn: true }).fieldWithInput({
    type: RequestPayload,
    description: "Sends a connection request. If the other person has sent one already, it is accepted.",
    errors: { types: [Refusal] },
    input: {
      personId: t.input.id({ required: true, description: "Id of the other person." }),
      ...sendingFields(t.input),
    },
    resolve: async (_root, { input: { personId, stamp } }, { viewer }) => ({
      friendship: await requestConnection(viewer, { requesteeId: rawIdOf("User", personId) }, stamp),
      viewer,
    }),
  }),
  answerFriendship: t.withAuth({ signedIn: true }).fieldWithInput({
    type: AnswerPayload,
    needsSpace: false,
    description: "Accepts or declines a connection request. Only its recipient can do this.",
    errors: { types: [Refusal] },
    input: {
      id: t.input.id({ required: true, description: "The request." }),
      status: t.input.field({ type: FriendshipStatusType, required: true, description: "`ACCEPTED` or `REJECTED`." }),
    },
    resolve: async (_root, { input: { id, status } }, { viewer }) => ({
      friendship: await answerRequest(viewer, rawIdOf("Friendship", id), status),
      viewer,
    }),
  }),
  removeFriendship: t.withAuth({ signedIn: true }).fieldWithInput({
    type: RemovePayload,
    needsSpace: false,
    description: "Ends a connection or withdraws a request. Either person can do this.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The connection." }) },
    resolve: (_root, { input }, { viewer }) => deletedBy(viewer, "Friendship", input.id, removeConnection),
  }),
}));
