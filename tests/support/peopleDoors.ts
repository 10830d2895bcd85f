import type { Refused } from "./door.ts";
import { globalIdOf, rawIdOf } from "./globalId.ts";
import { ask, bearer, sendRequest } from "./requests.ts";
import type { Person } from "./people.ts";

type Somebody = Pick<Person, "token">;
type Answer<What> = Promise<What | Refused>;

export interface Seen {
  id: string;
  username: string;
  displayName: string | null;
  bio: string | null;
}

export interface Connection {
  id: string;
  status: string;
  /** Whether the viewer sent the request. */
  isMine: boolean;
  other: string | undefined;
}

export interface Exchange {
  id: string;
  type: string;
  side: string;
  message: string;
  template: string | null;
  deliveryMethod: string;
  gold: number;
  localDate: string;
  /** The other person's name. */
  name: string | null;
}

export interface Sending {
  type?: string;
  message?: string;
  deliveryMethod?: string;
  recipientId?: string;
  recipientUsername?: string;
  template?: string;
  clientId?: string;
}

export type Sent = Exchange & { note: string | null; alreadySaved: boolean };

export interface Page {
  limit?: number;
  after?: string;
}

/** A person by id, or by the id of a message between them and the caller. */
export interface Whom {
  personId?: string;
  messageId?: string;
}

/** Everything callers can do about other people, over GraphQL or REST. */
export interface PeopleDoor {
  people: (search?: string, page?: Page) => Answer<{ found: Seen[]; next: string | undefined }>;
  request: (personId: string, clientId?: string) => Answer<Connection>;
  answer: (id: string, status: string) => Answer<Connection>;
  remove: (id: string) => Answer<"removed">;
  friends: () => Answer<Seen[]>;
  send: (sending: Sending) => Answer<Sent>;
  sent: () => Answer<Exchange[]>;
  received: () => Answer<Exchange[]>;
  unseen: () => Answer<Exchange[]>;
  exchange: (id: string) => Answer<Exchange>;
  deleteExchange: (id: string) => Answer<"deleted">;
  report: (id: string, reason?: string, clientId?: string) => Answer<"reported">;
  /** Blocks or mutes a person, or ends it. */
  quiet: (how: "block" | "unblock" | "mute" | "unmute", whom: Whom) => Answer<"quiet">;
  clear: () => Answer<"cleared">;
}

export interface NamedPeopleDoor {
  name: "GraphQL" | "REST";
  open: (somebody?: Somebody) => PeopleDoor;
}

export const peopleDoors: readonly [NamedPeopleDoor, NamedPeopleDoor] = [
  { name: "GraphQL", open: graphqlPeople },
  { name: "REST", open: restPeople },
];

const person = "id username displayName bio";
const friendship = "id status isRequestOfMine person { id }";
const exchange = "id type side message template deliveryMethod gold localDate personName";

/** The response to a visitor. */
const nobody: Refused = { status: 401, message: "Unauthorized" };

function graphqlPeople(somebody?: Somebody): PeopleDoor {
  const headers = somebody ? bearer(somebody) : {};

  async function send<Data, Result>(
    document: string,
    variables: object,
    read: Reader<Data, Result>,
  ): Promise<Result | Refused> {
    const { status, json } = await ask(document, { headers, variables });
    const { data, errors } = json as { data: Data; errors?: { message: string }[] };
    return errors?.[0] ? { status, message: errors[0].message } : read(data, "");
  }

  const mutate = <Payload, Result>(name: string, input: object, selection: string, read: Reader<Payload, Result>) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    return send(
      `mutation ($input: ${type}Input!) {
        ${name}(input: $input) { ... on ${type}Payload { ${selection} } ... on Refusal { message code field } }
      }`,
      { input },
      ({ [name]: result }: Record<string, Payload | Refusal>): Result | Refused =>
        isRefusal(result) ? refusedBy(result) : read(result as Payload, ""),
    );
  };

  const ofViewer = <Viewer, Result>(selection: string, read: Reader<Viewer, Result>, variables?: object) =>
    send(
      `query ${variables ? "($search: String, $first: Int, $after: String)" : ""} { viewer { ${selection} } }`,
      variables ?? {},
      ({ viewer }: { viewer: Viewer | null }): Result | Refused => (viewer ? read(viewer, "") : nobody),
    );
  const all = `edges { node { ${exchange} } }`;
  const exchanges = (selection: string) =>
    ofViewer(selection, (viewer: { exchanges: List<ExchangeNode> }) => nodesOf(viewer.exchanges).map(asExchange));

  return {
    people: (search, { limit = 100, after } = {}) =>
      ofViewer(
        `people(search: $search, first: $first, after: $after) { edges { node { ${person} } } pageInfo { hasNextPage endCursor } }`,
        ({ people }: { people: List<Seen> }) => ({
          found: nodesOf(people).map(asSeen),
          next: people.pageInfo.hasNextPage ? people.pageInfo.endCursor : undefined,
        }),
        { search, first: limit, after },
      ),
    request: (personId, clientId) =>
      mutate(
        "requestFriendship",
        { personId: globalIdOf(personId, "User"), ...(clientId ? { stamp: { clientId } } : {}) },
        `friendship { ${friendship} }`,
        (payload: { friendship: FriendshipNode }) => asConnection(payload.friendship),
      ),
    answer: (id, status) =>
      mutate(
        "answerFriendship",
        { id: globalIdOf(id, "Friendship"), status: status.toUpperCase() },
        `friendship { ${friendship} }`,
        (payload: { friendship: FriendshipNode }) => asConnection(payload.friendship),
      ),
    remove: (id) =>
      mutate("removeFriendship", { id: globalIdOf(id, "Friendship") }, "deletedId", () => "removed" as const),
    friends: () =>
      ofViewer(
        `friends(first: 100) { edges { node { person { ${person} } } } }`,
        ({ friends }: { friends: List<{ person: Seen }> }) => nodesOf(friends).map((node) => asSeen(node.person)),
      ),
    send: ({ type = "kind_message", message = "Hello!", clientId, recipientId, deliveryMethod, template, ...others }) =>
      mutate(
        "sendExchange",
        {
          ...others,
          type: type.toUpperCase(),
          message,
          ...(recipientId === undefined ? {} : { recipientId: globalIdOf(recipientId, "User") }),
          ...(deliveryMethod ? { deliveryMethod: deliveryMethod.toUpperCase() } : {}),
          ...(template ? { template: template.toUpperCase() } : {}),
          ...(clientId ? { stamp: { clientId } } : {}),
        },
        `exchange { ${exchange} } alreadySaved note`,
        ({ exchange: made, note, alreadySaved }: SentNode) => ({ ...asExchange(made), note, alreadySaved }),
      ),
    sent: () => exchanges(`exchanges(first: 100, side: SENT) { ${all} }`),
    received: () => exchanges(`exchanges(first: 100, side: RECEIVED) { ${all} }`),
    unseen: () =>
      ofViewer(
        `notifications { messages(first: 100) { ${all} } }`,
        ({ notifications }: { notifications: { messages: List<ExchangeNode> } }) =>
          nodesOf(notifications.messages).map(asExchange),
      ),
    exchange: (id) =>
      send(
        `query ($id: ID!) { node(id: $id) { ... on Exchange { ${exchange} } } viewer { email } }`,
        { id: globalIdOf(id, "Exchange") },
        ({ node, viewer }: { node: ExchangeNode | null; viewer: object | null }): Exchange | Refused =>
          node ? asExchange(node) : viewer ? { status: 404, message: "This message isn’t here any more." } : nobody,
      ),
    deleteExchange: (id) =>
      mutate("deleteExchange", { id: globalIdOf(id, "Exchange") }, "deletedId", () => "deleted" as const),
    report: (id, reason = "unkind", clientId) =>
      mutate(
        "reportExchange",
        {
          id: globalIdOf(id, "Exchange"),
          reason: reason.toUpperCase(),
          ...(clientId ? { stamp: { clientId } } : {}),
        },
        "exchangeId",
        () => "reported" as const,
      ),
    quiet: (how, { personId, messageId }) =>
      mutate(
        `${how}Person`,
        {
          ...(personId === undefined ? {} : { personId: globalIdOf(personId, "User") }),
          ...(messageId === undefined ? {} : { exchangeId: globalIdOf(messageId, "Exchange") }),
        },
        "viewer { email }",
        () => "quiet" as const,
      ),
    clear: () => mutate("clearNotifications", {}, "viewer { email }", () => "cleared" as const),
  };
}

function restPeople(somebody?: Somebody): PeopleDoor {
  const headers = somebody ? bearer(somebody) : {};

  async function send<Json, Result>(
    method: string,
    path: string,
    body: object | undefined,
    read: Reader<Json, Result>,
  ): Promise<Result | Refused> {
    const { status, json, headers: answered } = await sendRequest(method, `/api${path}`, { headers, body });
    return status < 400 ? read(json as Json, String(answered.link)) : ({ status, ...(json as object) } as Refused);
  }
  const exchanges = (path: string, side: string) =>
    send("GET", `/karma-exchanges/${path}`, undefined, (rows: ExchangeJson[]) =>
      rows.map((row) => asRestExchange(row, side)),
    );

  return {
    people: (search, { limit, after } = {}) => {
      const asked = new URLSearchParams({
        ...(search === undefined ? {} : { search }),
        ...(limit ? { limit: `${limit}` } : {}),
        ...(after ? { before: after } : {}),
      });
      return send("GET", `/users?${asked.toString()}`, undefined, (rows: Seen[], link) => ({
        found: rows.map(asSeen),
        next: /[?&]before=([^&>]+)[^>]*>; rel="next"/.exec(link)?.[1],
      }));
    },
    request: (requesteeId, clientId) =>
      send("POST", "/connections", { requesteeId, clientId }, (json: ConnectionJson) => asRestConnection(json, true)),
    answer: (id, status) =>
      send("PATCH", `/connections/${encodeURIComponent(id)}`, { status }, (json: ConnectionJson) =>
        asRestConnection(json, false),
      ),
    remove: (id) =>
      send("DELETE", `/connections/remove/${encodeURIComponent(id)}`, undefined, () => "removed" as const),
    friends: () => send("GET", "/connected-users/me", undefined, (rows: Seen[]) => rows.map(asSeen)),
    send: ({ type = "kind_message", message = "Hello!", ...others }) =>
      send("POST", "/karma-exchanges", { type, message, ...others }, (json: ExchangeJson) => ({
        ...asRestExchange(json, "sent"),
        note: json.note ?? null,
        alreadySaved: json.alreadySaved ?? false,
      })),
    sent: () => exchanges("sent", "sent"),
    received: () => exchanges("all-received", "received"),
    unseen: () => exchanges("received", "received"),
    exchange: (id) =>
      send("GET", `/karma-exchanges/${encodeURIComponent(id)}`, undefined, (json: ExchangeJson) =>
        asRestExchange(json, "received"),
      ),
    deleteExchange: (id) =>
      send("DELETE", `/karma-exchanges/${encodeURIComponent(id)}`, undefined, () => "deleted" as const),
    report: (messageId, reason = "unkind", clientId) =>
      send("POST", "/report", { messageId, reason, clientId }, () => "reported" as const),
    quiet: (how, whom) => send("POST", `/${how}`, whom, () => "quiet" as const),
    clear: () => send("POST", "/notifications/clear", undefined, () => "cleared" as const),
  };
}

type Reader<Said, Result> = (said: Said, link: string) => Result;

interface Refusal {
  message: string;
  code: string;
  field: string | null;
}

interface List<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface FriendshipNode {
  id: string;
  status: string;
  isRequestOfMine: boolean;
  person: { id: string } | null;
}

interface ExchangeNode extends Omit<Exchange, "name"> {
  personName: string;
}

interface SentNode {
  exchange: ExchangeNode;
  note: string | null;
  alreadySaved: boolean;
}

interface ConnectionJson {
  id: string;
  status: string;
  requesterId: string;
  requesteeId: string;
}

interface ExchangeJson extends Omit<Exchange, "gold" | "name" | "side"> {
  karmaValue: number;
  senderUsername: string | null;
  senderDisplayName: string | null;
  recipientUsername: string | null;
  recipientDisplayName: string | null;
  note?: string;
  alreadySaved?: true;
}

const statuses: Record<string, number> = { BAD_INPUT: 400, FORBIDDEN: 403, NOT_FOUND: 404, GONE: 410, TOO_MANY: 429 };

function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "code" in result;
}

function refusedBy({ message, code, field }: Refusal): Refused {
  return { status: statuses[code] ?? 0, message, ...(field === null ? {} : { field }) };
}

function nodesOf<Node>({ edges }: Pick<List<Node>, "edges">): Node[] {
  return edges.map(({ node }) => node);
}

function asSeen({ id, username, displayName, bio }: Seen): Seen {
  return { id: id.includes("-") ? id : rawIdOf(id), username, displayName, bio };
}

function asConnection({ id, status, isRequestOfMine, person: other }: FriendshipNode): Connection {
  return {
    id: rawIdOf(id),
    status: status.toLowerCase(),
    isMine: isRequestOfMine,
    other: other ? rawIdOf(other.id) : undefined,
  };
}

function asRestConnection({ id, status, requesterId, requesteeId }: ConnectionJson, isMine: boolean): Connection {
  return { id, status, isMine, other: isMine ? requesteeId : requesterId };
}

function asExchange({ id, type, side, template, deliveryMethod, personName, ...row }: ExchangeNode): Exchange {
  const { message, gold, localDate } = row;
  return {
    id: rawIdOf(id),
    type: type.toLowerCase(),
    side: side.toLowerCase(),
    message,
    template: template?.toLowerCase() ?? null,
    deliveryMethod: deliveryMethod.toLowerCase(),
    gold,
    localDate,
    name: personName,
  };
}

function asRestExchange(json: ExchangeJson, side: string): Exchange {
  const { id, type, message, template, deliveryMethod, karmaValue, localDate } = json;
  const name =
    side === "sent"
      ? (json.recipientDisplayName ?? json.recipientUsername)
      : (json.senderDisplayName ?? json.senderUsername);
  return { id, type, side, message, template, deliveryMethod, gold: karmaValue, localDate, name };
}
