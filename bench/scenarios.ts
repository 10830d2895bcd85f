import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/root.ts";
import { shotFor, type Load, type Shot } from "./load.ts";
import { type Person, zone } from "./seed.ts";

export const scenarios = ["dashboard", "log-action"] as const;
export const doors = ["limit", "REST", "GraphQL"] as const;

export type Scenario = (typeof scenarios)[number];
export type Door = (typeof doors)[number];

/** What a scenario sends through a door, and what a right answer to it looks like. */
export type Script = Pick<Load, "shots" | "status" | "says">;

/** The scenario as each of `people` plays it. The limit server is asked as REST is. */
export function scriptFor(scenario: Scenario, door: Door, people: readonly Person[]): Script {
  const { path, body, status, says } = door === "GraphQL" ? byGraphQL[scenario] : byRest[scenario];
  return { shots: people.map(({ token }): Shot => shotFor(token, path, zone, body)), status, says };
}

const reflections = {
  reflection1: "I noticed how little it took, and how much lighter the whole morning was afterwards.",
  reflection2: "Next time I would ask first and listen a little longer before I lend a hand.",
  reflection3: "They smiled, and the two behind them in the queue began to talk.",
};

const texts = { eventTitle: "Carried a neighbour's shopping up", description: "User action", ...reflections };

// The letters stand for a clientId; load.ts puts a fresh one in for each sending.
const clientId = "CLIENT_ID";

interface Request {
  path: string;
  body?: object;
  status: number;
  says: string;
}

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
};

const byGraphQL: Record<Scenario, Request> = {
  dashboard: {
    path: "/graphql",
    body: { id: shippedId("DashboardScreenQuery"), variables: {} },
    status: 200,
    says: '"balances":{',
  },
  "log-action": {
    path: "/graphql",
    body: {
      id: shippedId("useLogActionMutation"),
      variables: {
        input: {
          clientId,
          type: "ACTION",
          classification: "POSITIVE",
          intention: "POSITIVE",
          emotionResponse: "HAPPY",
          effectOnOthers: "GREAT",
          ...texts,
        },
      },
    },
    status: 200,
    says: '"balances":{',
  },
};

/** The id under which the shipped client sends one of its documents. */
function shippedId(operation: string): string {
  const artifact = readFileSync(join(root, "client", "__generated__", `${operation}.graphql.ts`), "utf8");
  const id = /"id": "([^"]+)"/.exec(artifact)?.[1];
  if (!id) throw new Error(`The client has no persisted ${operation}.`);
  return id;
}
