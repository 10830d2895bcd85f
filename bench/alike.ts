import { randomUUID } from "node:crypto";
import { crowdScenarios, doorNames, doorsOf, isSave, requestOf, type Door, type Scenario } from "./scenarios.ts";
import { zone, type People, type Person } from "./seed.ts";
import type { Server } from "./servers.ts";
import { trendsPath } from "./trends.ts";

type Servers = Record<Door, Server | undefined>;

/**
 * Checks that the limit and Kindling give the same answers, because otherwise the ratios mean nothing. Throws naming the
 * first field that differs.
 */
export async function proveAlike(scenario: Scenario, servers: Servers, people: People): Promise<void> {
  // GraphQL gives the limit's bytes only if REST has no such list. Elsewhere its tests compare it with REST.
  const door = doorsOf(scenario).includes("REST") ? "REST" : "GraphQL";
  const [sociable = people.modest] = people.ordinary;
  const persons = crowdScenarios.includes(scenario) ? [sociable] : [people.modest, people.worded];
  for (const person of persons) {
    const [limit, ours] = await Promise.all(
      (
        [
          ["limit", "limit"],
          [door, door],
        ] as const
      ).map(([server, as]) => answered(servers[server], scenario, as, person)),
    );
    refuseDifference(limit, ours, doorNames[door]);
  }
}

export async function proveTrendsAlike({ limit, REST }: Servers, person: Person): Promise<void> {
  const [theirs, ours] = await Promise.all([limit, REST].map((server) => asks(server, trendsPath, person)));
  refuseDifference(theirs, ours, doorNames.REST);
}

/** The response, without the ids and times of a save. */
async function answered(server: Server | undefined, scenario: Scenario, door: Door, person: Person): Promise<string> {
  const { path, body } = requestOf(scenario, door, person.deep);
  const text = await asks(server, path, person, body && { ...body, clientId: randomUUID() });
  if (!isSave(scenario)) return text;
  return text.replaceAll(/"([^"]+)":"(?:[\da-f-]{36}|\d{4}-\d\d-\d\dT[^"]+)"/g, '"$1":""');
}

async function asks(server: Server | undefined, path: string, { token }: Person, body?: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server?.port}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: "application/json",
      "X-Time-Zone": zone,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return text;
}

function refuseDifference(limit = "", ours = "", ourName: string): void {
  if (limit === ours) return;
  const place = differenceOf(JSON.parse(limit), JSON.parse(ours));
  if (!place) throw new Error(`the limit and ${ourName} give their fields in another order:\n${limit}\n${ours}`);
  const [field, theirs, own] = place;
  throw new Error(`${field} is ${JSON.stringify(theirs)} in the limit and ${JSON.stringify(own)} in ${ourName}.`);
}

type Difference = readonly [field: string, limit: unknown, ours: unknown];

/** The first field that differs, by its path, such as `3.ownTags.0.name`. Undefined if only the order does. */
function differenceOf(limit: unknown, ours: unknown, path = ""): Difference | undefined {
  if (!isObject(limit) || !isObject(ours)) return limit === ours ? undefined : [path || "the answer", limit, ours];
  for (const name of new Set([...Object.keys(ours), ...Object.keys(limit)])) {
    const found = differenceOf(limit[name], ours[name], path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
