import { ClientError, GraphQLClient } from "graphql-request";
import type { Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import { serverUrl } from "./address.ts";
import * as documents from "./documents.ts";
import { somethingGood, type Caller, type Door, type Entry, type Refused, type Summary, type Telling } from "./door.ts";
import { globalIdOf } from "./globalId.ts";

/** Kindling through GraphQL, by graphql-request. */
export function graphqlDoor(caller: Caller): Door {
  const send = sender(caller);

  return {
    createTrialUser: async (input) =>
      (await send<Outcome<"createTrialUser", NewAccountData>>(documents.createTrialUser, { input })).as(
        ({ createTrialUser: result }) =>
          outcome(result, ({ username, email, trialEndsAt }) => ({ username, email, trialEndsAt })),
      ),
    login: async (input) =>
      (await send<Outcome<"login", SignedInData>>(documents.login, { input })).as(({ login: result }) =>
        outcome(result, ({ token, viewer: { email, user } }) => ({ token, username: user.username, email })),
      ),
    logout: async () => (await send<unknown>(documents.logout, {})).as(() => "signed out" as const),
    me: async () =>
      inViewer(await send<Viewed<MeData>>(documents.me, {}), ({ user, ...rest }) => ({
        ...user,
        id: rawIdOf(user.id),
        ...rest,
      })),
    logAction: async ({ clientId = crypto.randomUUID(), ...telling } = {}) => {
      const input = { clientId, ...asSent({ ...somethingGood, ...telling }) };
      return (await send<Outcome<"logAction", LoggedData>>(documents.logAction, { input })).as(
        ({ logAction: result }) =>
          outcome(result, ({ action, alreadySaved }) => ({ ...asEntry(action), alreadySaved })),
      );
    },
    actions: async ({ limit, after } = {}) => {
      const answered = await send<Viewed<{ actions: ActionsData }>>(documents.actions, { first: limit ?? 100, after });
      return inViewer(answered, ({ actions: { edges, pageInfo } }) => ({
        entries: edges.map(({ node }) => asEntry(node)),
        next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
      }));
    },
    action: async (id) =>
      (await send<{ node: ActionData | null; viewer: object | null }>(documents.action, { id: globalIdOf(id) })).as(
        ({ node, viewer }) => (node ? asEntry(node) : viewer ? { status: 404, message: "Action not found" } : nobody),
      ),
    editAction: async (id, change) => {
      const input = { id: globalIdOf(id), ...asSent(change) };
      return (await send<Outcome<"editAction", { action: ActionData }>>(documents.editAction, { input })).as(
        ({ editAction: result }) => outcome(result, (edited) => asEntry(edited.action)),
      );
    },
    deleteAction: async (id) =>
      (
        await send<Outcome<"deleteAction", { deletedId: string }>>(documents.deleteAction, {
          input: { id: globalIdOf(id) },
        })
      ).as(({ deleteAction: result }) => outcome(result, () => "deleted" as const)),
    balance: async (range = "all") =>
      inViewer(
        await send<Viewed<{ balances: Record<Range, Karma> }>>(documents.balances, {}),
        (viewer) => viewer.balances[range],
      ),
    summary: async () =>
      inViewer(await send<Viewed<{ summary: Summary }>>(documents.summary, {}), (viewer) => viewer.summary),
  };
}

interface Viewed<Fields> {
  viewer: Fields | null;
}

// GraphQL tells a visitor so by an empty viewer, REST by a 401.
const nobody: Refused = { status: 401, message: "Unauthorized" };

function inViewer<Fields, Result>(answered: Answered<Viewed<Fields>>, read: (viewer: Fields) => Result) {
  return answered.as(({ viewer }) => (viewer ? read(viewer) : nobody));
}

function rawIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString("utf8").replace(/^\w+:/, "");
}

const statuses: Record<string, number> = {
  BAD_INPUT: 400,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TAKEN: 409,
  GONE: 410,
  TOO_MANY: 429,
};

interface RefusalData {
  message: string;
  code: string;
  field: string | null;
}

type Outcome<Name extends string, Payload> = Record<Name, RefusalData | Payload>;

interface NewAccountData {
  username: string;
  email: string;
  trialEndsAt: string;
}

interface SignedInData {
  token: string;
  viewer: { email: string; user: { username: string } };
}

interface MeData {
  user: { id: string; username: string; displayName: string | null };
  email: string;
  timeZone: string;
  trialEndsAt: string;
}

interface ActionData extends Omit<Entry, "recordedAt"> {
  createdAt: string;
}

interface LoggedData {
  action: ActionData;
  alreadySaved: boolean;
}

interface ActionsData {
  edges: { node: ActionData }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

function outcome<Payload, Result>(result: RefusalData | Payload, read: (payload: Payload) => Result): Result | Refused {
  if (!isRefusal(result)) return read(result);
  const { code, message, field } = result;
  return { status: statuses[code] ?? 0, message, ...(field === null ? {} : { field }) };
}

function isRefusal(result: unknown): result is RefusalData {
  return typeof result === "object" && result !== null && "code" in result;
}

const choices = ["type", "classification", "intention", "emotionResponse", "effectOnOthers"] as const;

/** GraphQL writes the choices as enum values. */
function asSent(telling: Telling): object {
  const named = choices.filter((name) => telling[name]).map((name) => [name, telling[name]?.toUpperCase()]);
  return { ...telling, ...Object.fromEntries(named) };
}

function asEntry({ createdAt, ...action }: ActionData): Entry {
  const named = choices.map((name) => [name, action[name]?.toLowerCase() ?? null]);
  return { ...action, ...Object.fromEntries(named), id: rawIdOf(action.id), recordedAt: createdAt } as Entry;
}

interface Answered<Data> {
  as: <Result>(read: (data: Data) => Result) => Result | Refused;
}

function sender({ as, zone }: Caller) {
  return async <Data>(document: string, variables: object): Promise<Answered<Data>> => {
    const client = new GraphQLClient(`${serverUrl()}/graphql`, {
      headers: { ...(as ? { Authorization: `Bearer ${as.token}` } : {}), ...(zone ? { "X-Time-Zone": zone } : {}) },
    });
    try {
      const data = await client.request<Data>(document, variables);
      return { as: (read) => read(data) };
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const refused = refusedFrom(error);
      return { as: () => refused };
    }
  };
}

function refusedFrom({ response: { status, errors } }: ClientError): Refused {
  const [first] = errors ?? [];
  const { code: _, retryAfter: _r, ...said } = (first?.extensions ?? {}) as Record<string, unknown>;
  return { status, message: first?.message ?? "", ...said };
}
