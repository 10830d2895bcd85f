import { serverUrl } from "./address.ts";
import { somethingGood, type Caller, type Door, type Entry, type Refused, type Telling } from "./door.ts";

/** Kindling through REST, by fetch. */
export function restDoor(caller: Caller): Door {
  const send = sender(caller);
  const dashboard = async (range: string) => send<{ summary: Dashboard }>("GET", `/dashboard?timeRange=${range}`);

  return {
    createTrialUser: async (draft) =>
      (
        await send<{ username: string; email: string; trialEndsAt: string }>("POST", "/auth/create-trial-user", draft)
      ).as(({ username, email, trialEndsAt }) => ({ username, email, trialEndsAt })),
    login: async (credentials) =>
      (await send<{ token: string; user: { username: string; email: string } }>("POST", "/auth/login", credentials)).as(
        ({ token, user: { username, email } }) => ({ token, username, email }),
      ),
    logout: async () => (await send("POST", "/auth/logout")).as(() => "signed out" as const),
    me: async () =>
      (await send<RestUser>("GET", "/auth/user")).as(({ id, username, displayName, email, timeZone, trialEndsAt }) => ({
        id,
        username,
        displayName,
        email,
        timeZone,
        trialEndsAt,
      })),
    logAction: async ({ clientId = crypto.randomUUID(), ...telling } = {}) =>
      (await send<RestAction>("POST", "/actions", { clientId, ...asSent({ ...somethingGood, ...telling }) })).as(
        (action) => ({
          ...asEntry(action),
          alreadySaved: action.alreadySaved ?? false,
        }),
      ),
    actions: async ({ limit, after } = {}) => {
      const asked = new URLSearchParams({
        ...(limit ? { limit: String(limit) } : {}),
        ...(after ? { before: after } : {}),
      });
      return (await send<RestAction[]>("GET", `/actions/user?${asked.toString()}`)).as((actions, headers) => ({
        entries: actions.map(asEntry),
        next: cursorIn(headers.get("link")),
      }));
    },
    action: async (id) => (await send<RestAction>("GET", `/actions/${encodeURIComponent(id)}`)).as(asEntry),
    editAction: async (id, change) =>
      (await send<RestAction>("PATCH", `/actions/${encodeURIComponent(id)}`, asSent(change))).as(asEntry),
    deleteAction: async (id) =>
      (await send("DELETE", `/actions/${encodeURIComponent(id)}`)).as(() => "deleted" as const),
    balance: async (range = "all") =>
      (await dashboard(range)).as(({ summary }) => ({ gold: summary.goldKarma, coal: summary.coalKarma })),
    summary: async () =>
      (await dashboard("today")).as(({ summary: { goldKarma: _gold, coalKarma: _coal, ...counts } }) => counts),
  };
}

interface RestUser {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
  timeZone: string;
  trialEndsAt: string;
}

interface Dashboard {
  goldKarma: number;
  coalKarma: number;
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

interface RestAction extends Omit<Entry, "occurredAt"> {
  createdAt: string;
  karmaImpact: 1;
  alreadySaved?: true;
}

/** What REST calls createdAt is when it happened. */
function asSent({ occurredAt, ...telling }: Telling): object {
  return { ...telling, ...(occurredAt === undefined ? {} : { createdAt: occurredAt }) };
}

function asEntry({ createdAt, karmaImpact: _impact, alreadySaved: _saved, ...action }: RestAction): Entry {
  return { ...action, occurredAt: createdAt };
}

function cursorIn(link: string | null): string | undefined {
  const next = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  return next === undefined ? undefined : (new URL(next, serverUrl()).searchParams.get("before") ?? undefined);
}

interface Answered<Body> {
  as: <Result>(read: (body: Body, headers: Headers) => Result) => Result | Refused;
}

function sender({ as, zone }: Caller) {
  return async <Body>(method: string, path: string, body?: object): Promise<Answered<Body>> => {
    const answer = await fetch(`${serverUrl()}/api${path}`, {
      method,
      headers: {
        ...(as ? { Authorization: `Bearer ${as.token}` } : {}),
        ...(zone ? { "X-Time-Zone": zone } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    const json: unknown = text ? JSON.parse(text) : undefined;
    return {
      as: (read) =>
        answer.ok
          ? read(json as Body, answer.headers)
          : { status: answer.status, ...(json as Omit<Refused, "status">) },
    };
  };
}
