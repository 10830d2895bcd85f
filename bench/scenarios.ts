import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/root.ts";
import { shotFor, type Load, type Shot } from "./load.ts";
import { type Person, zone } from "./seed.ts";

/** Played through every door, against the limit server. */
export const scenarios = ["dashboard", "log-action", "save-mood", "user-list", "name-search", "exchange-list"] as const;
/** Those among 100,000 people. */
export const crowdScenarios: readonly Scenario[] = ["user-list", "name-search", "exchange-list"];
/** Played with a long diary and a short one. */
export const flatScenarios = ["dashboard", "log-action", "save-mood", "history", "history-deep"] as const;
export const doors = ["limit", "REST", "GraphQL"] as const;

export type Scenario = (typeof scenarios | typeof flatScenarios)[number];
export type Door = (typeof doors)[number];

export type Script = Pick<Load, "shots" | "status" | "says">;

/** The scenario as each of `people` plays it. The limit server is asked as REST is. */
export function scriptFor(scenario: Scenario, door: Door, people: readonly Person[]): Script {
  const { path, body, status, says } = door === "GraphQL" ? byGraphQL(scenario) : byRest[scenario];
  const shots = people.map(({ token, deep }): Shot => shotFor(token, path, zone, body && withPlace(body, deep)));
  return { shots, status, says };
}

/** Where REST is asked for it. */
export function pathOf(scenario: Scenario): string {
  return byRest[scenario].path;
}

function withPlace(body: object, deep: string): object {
  return JSON.parse(JSON.stringify(body).replace(deepPlace, deep)) as object;
}

const deepPlace = "DEEP_PLACE";

const reflections = {
  reflection1: "I noticed how little it took, and how much lighter the whole morning was afterwards.",
  reflection2: "Next time I would ask first and listen a little longer before I lend a hand.",
  reflection3: "They smiled, and the two behind them in the queue began to talk.",
};

const texts = { eventTitle: "Carried a neighbour's shopping up", description: "User action", ...reflections };

const clientId = "CLIENT_ID";

interface Request {
  path: string;
  body?: object;
  status: number;
  says: string;
}

const note = "Slept well, and walked to work along the river.";

const sought = "friend7";

const byRest: Record<Scenario, Request> = {
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
  // REST has no feed of everything: its list of actions is the longest there is.
  history: { path: "/api/actions/user?limit=20", status: 200, says: '"karmaImpact":1' },
  "history-deep": { path: "/api/actions/user?limit=20", status: 200, says: '"karmaImpact":1' },
  "user-list": { path: "/api/users?limit=20", status: 200, says: '"username":"friend' },
  // A beginning that a ninth of them have.
  "name-search": { path: `/api/users?limit=20&search=${sought}`, status: 200, says: `"username":"${sought}` },
  "exchange-list": {
    path: "/api/karma-exchanges/all-received?limit=20",
    status: 200,
    says: '"message":"You made my day."',
  },
};

// What a dashboard is made of, as the limit server puts it together: no more work and no less.
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

function byGraphQL(scenario: Scenario): Request {
  return { path: "/graphql", status: 200, ...asked[scenario]() };
}

const stamp = { clientId };

// Saves go by the shipped client's own documents.
const asked: Record<Scenario, () => Pick<Request, "body" | "says">> = {
  dashboard: () => ({ body: { query: dashboardDocument }, says: '"balances":{' }),
  "log-action": () => ({
    body: {
      id: shippedId("logAction"),
      variables: {
        input: {
          stamp,
          type: "ACTION",
          classification: "POSITIVE",
          intention: "POSITIVE",
          emotionResponse: "HAPPY",
          effectOnOthers: "GREAT",
          ...texts,
        },
      },
    },
    says: '"alreadySaved":false',
  }),
  "save-mood": () => ({
    body: { id: shippedId("saveMood"), variables: { input: { stamp, value: "CALM", note } } },
    says: '"alreadySaved":false',
  }),
  history: () => ({ body: { query: historyDocument }, says: '"history":{"' }),
  "user-list": () => ({ body: { query: peopleDocument }, says: '"username":"friend' }),
  "name-search": () => ({
    body: { query: peopleDocument, variables: { search: sought } },
    says: `"username":"${sought}`,
  }),
  "exchange-list": () => ({ body: { query: exchangesDocument }, says: '"message":"You made my day."' }),
  "history-deep": () => ({ body: { query: historyDocument, variables: { after: deepPlace } }, says: '"history":{"' }),
};

function shippedId(field: string): string {
  const folder = join(root, "client", "__generated__");
  const artifacts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const artifact = artifacts.find(
    (text) => text.includes(`"name": "${field}"`) && /"operationKind": "mutation"/.test(text),
  );
  const id = /"id": "([^"]+)"/.exec(artifact ?? "")?.[1];
  if (!id) throw new Error(`The client has no document for ${field}.`);
  return id;
}
