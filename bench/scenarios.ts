import { actionKind } from "#domain/entries/action.ts";
import { textNamesOf } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/base/root.ts";
import { shotFor, type Load, type Shot } from "./load.ts";
import { type Person, zone } from "./seed.ts";

const all = ["limit", "REST", "GraphQL"] as const;
const withClient = [...all, "client"] as const;
/** "client" is GraphQL as the shipped client sends it: each save selects the whole home screen. */
export type Door = (typeof withClient)[number];

/** Their names in tables. */
export const doorNames: Readonly<Record<Door, string>> = {
  limit: "limit",
  REST: "REST",
  GraphQL: "GraphQL",
  client: "GraphQL, and the home screen",
};

/** The doors of each scenario: the limit, and the product's. */
const doorsBy = {
  dashboard: all,
  // REST has lists of one kind only; GraphQL's history has all kinds.
  actions: ["limit", "REST"],
  moods: ["limit", "REST"],
  history: ["limit", "GraphQL"],
  "history-deep": ["limit", "GraphQL"],
  "log-action": withClient,
  "save-mood": withClient,
  "user-list": all,
  "name-search": all,
  "exchange-list": all,
} as const satisfies Record<string, readonly Door[]>;

export type Scenario = keyof typeof doorsBy;

const saves = new Set<Scenario>(["log-action", "save-mood"]);

/** True if the scenario saves, false if it reads. */
export function isSave(scenario: Scenario): boolean {
  return saves.has(scenario);
}

export const scenarios = Object.keys(doorsBy) as Scenario[];
/** Scenarios among 100,000 people. */
export const crowdScenarios: readonly Scenario[] = ["user-list", "name-search", "exchange-list"];
/** Scenarios played with a long diary and a short one. */
export const flatScenarios = ["dashboard", "log-action", "save-mood", "history", "history-deep"] as const;

export function doorsOf(scenario: Scenario): readonly Door[] {
  return doorsBy[scenario];
}

export type Script = Pick<Load, "shots" | "status" | "says">;

/** The requests of a scenario for each of `people`. The limit gets REST requests. */
export function scriptFor(scenario: Scenario, door: Door, people: readonly Person[]): Script {
  const { status, says } = requestOf(scenario, door, "");
  const shots = people.map(({ token, deep }): Shot => {
    const { path, body } = requestOf(scenario, door, deep);
    return shotFor(token, path, zone, body);
  });
  return { shots, status, says };
}

/** The request at a door, with a cursor where the scenario has one. */
export function requestOf(scenario: Scenario, door: Door, deep: string): Request {
  if (door === "GraphQL" || door === "client") return byGraphQL(scenario, door, deep);
  return byRest(scenario, deep);
}

const reflections = {
  reflection1: "I noticed how little it took, and how much lighter the whole morning was afterwards.",
  reflection2: "Next time I would ask first and listen a little longer before I lend a hand.",
  reflection3: "They smiled, and the two behind them in the queue began to talk.",
};

const texts = { eventTitle: "Carried a neighbour's shopping up", description: "User action", ...reflections };

const clientId = "CLIENT_ID";

export interface Request {
  path: string;
  body?: object;
  status: number;
  says: string;
}

const note = "Slept well, and walked to work along the river.";

const sought = "friend7";

function byRest(scenario: Scenario, deep: string): Request {
  const request = atRest[scenario];
  return scenario === "history-deep" ? { ...request, path: `${request.path}&before=${deep}` } : request;
}

const historyRequest = { path: "/history?limit=20", status: 200, says: '"history":{"' };

const atRest: Record<Scenario, Request> = {
  dashboard: { path: "/api/dashboard?timeRange=all", status: 200, says: '"summary":{"goldKarma":' },
  "log-action": {
    path: "/api/actions",
    body: {
      clientId,
      type: "action",
      classification: "positive",
      intention: "positive",
      emotionResponse: "happy",
      effectOnOthers: "great",
      ...texts,
      note: null,
      karmaImpact: 1,
    },
    status: 201,
    says: '"gold":2,"coal":0',
  },
  "save-mood": { path: "/api/moods", body: { clientId, value: "calm", note }, status: 201, says: '"value":"calm"' },
  actions: { path: "/api/actions/user?limit=20", status: 200, says: '"karmaImpact":1' },
  moods: { path: "/api/moods/user?limit=10", status: 200, says: '"journalTitle":' },
  // Only the limit has these paths.
  history: historyRequest,
  "history-deep": historyRequest,
  "user-list": { path: "/api/users?limit=20", status: 200, says: '"username":"friend' },
  // A prefix that a ninth of the names have.
  "name-search": { path: `/api/users?limit=20&search=${sought}`, status: 200, says: `"username":"${sought}` },
  "exchange-list": {
    path: "/api/karma-exchanges/all-received?limit=20",
    status: 200,
    says: '"message":"You made my day."',
  },
};

// The fields of a dashboard that the limit builds, no more and no less.
const dashboardDocument = `query Dashboard { viewer {
  user { username } currentMood { emoji label value }
  balances { today { gold coal } week { gold coal } month { gold coal } year { gold coal } all { gold coal } }
  summary { actionsLogged positiveInteractions reflectionsWritten goodKarmaSent }
} }`;

const historyDocument = `query History($after: String) { viewer { history(first: 20, after: $after) {
  edges { node { __typename
    ... on Action { id eventTitle description emotionResponse effectOnOthers reflection1 reflection2 reflection3 gold coal occurredAt localDate }
    ... on Mood { id value journalTitle note occurredAt localDate }
    ... on JournalEntry { id title body emoji occurredAt localDate }
  } }
  pageInfo { hasNextPage endCursor }
} } }`;

const peopleDocument = `query People($search: String) { viewer { people(first: 20, search: $search) {
  edges { node { id username displayName bio } }
  pageInfo { hasNextPage endCursor }
} } }`;

const exchangesDocument = `query Exchanges { viewer { exchanges(first: 20, side: RECEIVED) {
  edges { node { id type deliveryMethod message template gold personName createdAt localDate person { id username displayName } } }
  pageInfo { hasNextPage endCursor }
} } }`;

// The fields of REST's response to a save.
const times = "occurredAt createdAt editedAt localDate timeZone";
const refusal = "... on Refusal { message code field }";
const logDocument = `mutation Log($input: LogActionInput!) { logAction(input: $input) { ... on LogActionPayload { alreadySaved action {
  id type classification intention emotionResponse effectOnOthers ${textNamesOf(actionKind).join(" ")} gold coal ${times}
} } ${refusal} } }`;
const moodDocument = `mutation Mood($input: SaveMoodInput!) { saveMood(input: $input) { ... on SaveMoodPayload { alreadySaved mood {
  id emoji label value ${textNamesOf(moodKind).join(" ")} ${times}
} } ${refusal} } }`;

/** The benchmark's documents, sent by id like the shipped client's. */
export const documents: Readonly<Record<string, string>> = {
  "bench-dashboard": dashboardDocument,
  "bench-history": historyDocument,
  "bench-log-action": logDocument,
  "bench-save-mood": moodDocument,
  "bench-people": peopleDocument,
  "bench-exchanges": exchangesDocument,
};

type Made = Pick<Request, "body" | "says">;

function byGraphQL(scenario: Scenario, door: Door, deep: string): Request {
  const made = asked(scenario, door, deep);
  if (!made) throw new Error(`GraphQL is not asked for ${scenario}.`);
  return { path: "/graphql", status: 200, ...made };
}

const stamp = { clientId };

const input = {
  "log-action": {
    stamp,
    type: "ACTION",
    classification: "POSITIVE",
    intention: "POSITIVE",
    emotionResponse: "HAPPY",
    effectOnOthers: "GREAT",
    ...texts,
  },
  "save-mood": { stamp, value: "CALM", note },
};

const fields = { "log-action": "logAction", "save-mood": "saveMood" } as const;

function asked(scenario: Scenario, door: Door, deep: string): Made | undefined {
  if (scenario === "log-action" || scenario === "save-mood") {
    const id = door === "client" ? shippedId(fields[scenario]) : `bench-${scenario}`;
    return { body: { id, variables: { input: input[scenario] } }, says: '"alreadySaved":false' };
  }
  return asks[scenario]?.(deep);
}

const asks: Partial<Record<Scenario, (deep: string) => Made>> = {
  dashboard: () => ({ body: { id: "bench-dashboard" }, says: '"balances":{' }),
  history: () => ({ body: { id: "bench-history" }, says: '"history":{"' }),
  "history-deep": (deep) => ({ body: { id: "bench-history", variables: { after: deep } }, says: '"history":{"' }),
  "user-list": () => ({ body: { id: "bench-people" }, says: '"username":"friend' }),
  "name-search": () => ({
    body: { id: "bench-people", variables: { search: sought } },
    says: `"username":"${sought}`,
  }),
  "exchange-list": () => ({ body: { id: "bench-exchanges" }, says: '"message":"You made my day."' }),
};

const shipped = new Map<string, string>();

function shippedId(field: string): string {
  const known = shipped.get(field);
  if (known) return known;
  const folder = join(root, "client", "__generated__");
  const artifacts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const artifact = artifacts.find(
    (text) => text.includes(`"name": "${field}"`) && /"operationKind": "mutation"/.test(text),
  );
  const id = /"id": "([^"]+)"/.exec(artifact ?? "")?.[1];
  if (!id) throw new Error(`The client has no document for ${field}.`);
  shipped.set(field, id);
  return id;
}
