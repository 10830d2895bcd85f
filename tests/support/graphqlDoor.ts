import { ClientError, GraphQLClient } from "graphql-request";
import { serverUrl } from "./address.ts";
import * as documents from "./documents.ts";
import { somethingGood, type Caller, type Door, type Entry, type Page, type Refused, type Telling } from "./door.ts";
import { globalIdOf } from "./globalId.ts";

/** Kindling through GraphQL, by graphql-request. */
export function graphqlDoor(caller: Caller): Door {
  const send = sender(caller);
  const asViewer = async <Read, Result>(document: string, variables: object, read: (viewer: Read) => Result) =>
    (await send<{ viewer: Read | null }>(document, variables)).as(({ viewer }) => (viewer ? read(viewer) : nobody));

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
    me: () =>
      asViewer<MeData, MeData["user"] & Omit<MeData, "user">>(documents.me, {}, ({ user, ...rest }) => ({
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
    actions: ({ limit, after } = {}) =>
      asViewer<{ actions: ActionsData }, Page>(
        documents.actions,
        { first: limit ?? 100, after },
        ({ actions: { edges, pageInfo } }) => ({
          entries: edges.map(({ node }) => asEntry(node)),
          next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
        }),
      ),
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
    balance: (range = "all") =>
      asViewer(
        documents.balances,
        {},
        ({ balances: all }: { balances: Record<string, { gold: number; coal: number }> }) => ({
          gold: all[range]?.gold ?? Number.NaN,
          coal: all[range]?.coal ?? Number.NaN,
        }),
      ),
    summary: () => asViewer(documents.summary, {}, (viewer: { summary: SummaryData }) => viewer.summary),
  };
}

function rawIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString("utf8").replace(/^\w+:/, "");
}

// GraphQL tells a visitor so by an empty viewer, REST by a 401.
const nobody: Refused = { status: 401, message: "Unauthorized" };

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

interface SummaryData {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
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
