import { z } from "zod";
import { clientIdLength, textLimits } from "#domain/limits.ts";
import { eachProfileFact } from "#domain/whoSees.ts";
import { profileOf, selfOf, type PersonRow } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { momentCursorOf, nameCursorOf, type FeedWindow } from "#server/store/pages.ts";
import { ensureSelf } from "#server/kit/rest/ensureSelf.ts";
import { route } from "#server/kit/rest/route.ts";
import { listedBy, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import { instantShown } from "#server/kit/times.ts";
import { answerRequest } from "./answer.ts";
import type { FriendshipRow } from "./friendship.ts";
import { listConnections, listFriends } from "./list.ts";
import { listPeople } from "./listPeople.ts";
import { removeConnection } from "./remove.ts";
import { requestConnection } from "./request.ts";

const { picture, ...texts } = eachProfileFact(() => z.string().nullable());

const partyShapes = {
  id: z.uuid(),
  username: z.string(),
  displayName: texts.displayName,
  profilePicture: picture.describe("Address of the picture. Null if there is none."),
};

const personJson = z.object({ ...partyShapes, ...texts }).meta({ id: "Person" });

const connectedJson = z
  .object({ ...personJson.shape, connectionId: z.uuid().describe("Id to remove the connection with.") })
  .meta({ id: "ConnectedPerson" });

const partyJson = z.object(partyShapes).meta({ id: "Party" });

const connectionJson = z
  .object({
    id: z.uuid(),
    requesterId: z.uuid(),
    requesteeId: z.uuid(),
    status: z.enum(["pending", "accepted", "rejected"]),
    requester: partyJson,
    requestee: partyJson,
    createdAt: instantShown.describe("When its status last changed."),
  })
  .meta({ id: "Connection" });

const peopleQuery = pageQuery.extend({
  limit: pageQuery.shape.limit.describe("Maximum number of people, ordered by username."),
  search: textOf(textLimits.search)
    .optional()
    .describe(
      "The beginning of a word of their names. Of several words the longest counts. It needs at least two letters.",
    ),
});

type Known = FriendshipRow & { person: PersonRow };

export const connectionRoutes = [
  route(
    "get",
    "/users",
    {
      summary: "People to connect with, without the caller and without anonymous and blocked people.",
      query: peopleQuery,
      answers: z.array(personJson),
    },
    (viewer, asked) => {
      const page = (window: FeedWindow) => listPeople(viewer, window, asked.query.search ?? "");
      const list = {
        page,
        places: page,
        cursorOf: ({ usernameKey }: { usernameKey: string }) => nameCursorOf(usernameKey),
      };
      return listedBy(asked, list, asPersonJson);
    },
  ),

  route(
    "post",
    "/connections",
    {
      summary: "Sends a connection request. If the other person has sent one already, it is accepted.",
      body: z.object({
        requesteeId: z.string(),
        clientId: textOf(clientIdLength).optional().describe("A repeated request with the same id counts as one."),
      }),
      answers: connectionJson,
      status: 201,
    },
    async (viewer, { body: { requesteeId, clientId }, idempotencyKey }) =>
      asConnectionJson(
        viewer,
        await requestConnection(viewer, { requesteeId }, { clientId: clientId ?? idempotencyKey }),
      ),
  ),

  route(
    "get",
    "/connections/:id",
    {
      summary: "The person's connections, the latest change first. The id is the person's own, or `1`, `user` or `me`.",
      query: pageQuery,
      answers: z.array(connectionJson),
    },
    (viewer, asked) => {
      ensureSelf(viewer, asked.params.id);
      const page = (window: FeedWindow) => listConnections(viewer, window);
      return listedBy(asked, { page, places: page, cursorOf: placeOf }, (one) => asConnectionJson(viewer, one));
    },
  ),

  route(
    "patch",
    "/connections/:id",
    {
      summary: "Accepts or declines a connection request. Only its recipient can do this.",
      needsSpace: false,
      body: z.object({ status: z.string().describe("accepted or rejected") }),
      answers: connectionJson,
    },
    async (viewer, { params, body }) =>
      asConnectionJson(viewer, await answerRequest(viewer, params.id ?? "", body.status)),
  ),

  route(
    "delete",
    "/connections/remove/:id",
    { summary: "Ends a connection or withdraws a request. Either person can do this." },
    (viewer, { params }) => removeConnection(viewer, params.id ?? ""),
  ),

  route(
    "get",
    "/connected-users/:id",
    {
      summary:
        "The people the person is connected with, newest first. The id is the person's own, or `1`, `user` or `me`.",
      query: pageQuery,
      answers: z.array(connectedJson),
    },
    (viewer, asked) => {
      ensureSelf(viewer, asked.params.id);
      const page = (window: FeedWindow) => listFriends(viewer, window);
      return listedBy(asked, { page, places: page, cursorOf: placeOf }, asConnectedJson);
    },
  ),
];

function placeOf({ changedAt, id }: FriendshipRow): string {
  return momentCursorOf({ at: changedAt, id });
}

function asPersonJson(person: PersonRow): z.input<typeof personJson> {
  const { picture: profilePicture, ...seen } = profileOf(person);
  return { id: person.id, username: person.username, ...seen, profilePicture };
}

function asConnectedJson({ id, person }: Known): z.input<typeof connectedJson> {
  return { ...asPersonJson(person), connectionId: id };
}

function asPartyJson(person: PersonRow): z.input<typeof partyJson> {
  const { id, username, displayName, profilePicture } = asPersonJson(person);
  return { id, username, displayName, profilePicture };
}

function asConnectionJson(viewer: Viewer, connection: Known): z.input<typeof connectionJson> {
  const { id, requesterId, requesteeId, person, changedAt } = connection;
  const [self, other] = [asPartyJson(selfOf(viewer)), asPartyJson(person)];
  const isMine = requesterId === viewer.id;
  return {
    id,
    requesterId,
    requesteeId,
    status: person.status ?? "pending",
    requester: isMine ? self : other,
    requestee: isMine ? other : self,
    createdAt: changedAt.toISOString(),
  };
}
