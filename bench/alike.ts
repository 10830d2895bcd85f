import { randomUUID } from "node:crypto";
import { crowdScenarios, doorNames, doorsOf, requestOf, type Door, type Scenario } from "./scenarios.ts";
import { zone, type People, type Person } from "./seed.ts";
import type { Server } from "./servers.ts";
import { trendsPath } from "./trends.ts";

type Servers = Record<Door, Server | undefined>;

/** Checks that the limit servers and Kindling give the same answers, because otherwise the ratios mean nothing. */
export async function proveAlike(scenario: Scenario, servers: Servers, { modest, ordinary }: People): Promise<void> {
  const [sociable = modest] = ordinary;
  const person = crowdScenarios.includes(scenario) ? sociable : modest;
  const answers = await Promise.all(
    doorsOf(scenario).map(async (door) => ({ door, says: await answered(servers[door], scenario, door, person) })),
  );
  // GraphQL sends the limit server's bytes only if REST has no such list. Elsewhere its tests compare it with REST.
  const hasRest = answers.some(({ door }) => door === "REST");
  // A save in steps never gave exactly the same bytes.
  const compared = answers.filter(
    ({ door }) => !(hasRest && door === "GraphQL") && door !== "client" && !(door === "steps" && isSave(scenario)),
  );
  const [first, ...others] = compared;
  for (const { door, says } of others)
    if (says !== first?.says)
      throw new Error(`${doorNames[first?.door ?? door]} answers\n${first?.says}\nand ${doorNames[door]}\n${says}`);
}

export async function proveTrendsAlike({ steps, REST }: Servers, person: Person): Promise<void> {
  const [theirs, ours] = await Promise.all([steps, REST].map((server) => asks(server, trendsPath, person)));
  if (theirs !== ours) throw new Error(`limit in steps answers\n${theirs}\nand Kindling\n${ours}`);
}

function isSave(scenario: Scenario): boolean {
  return scenario === "log-action" || scenario === "save-mood";
}

/** The response, without the ids and times of a save. */
async function answered(server: Server | undefined, scenario: Scenario, door: Door, person: Person): Promise<string> {
  const { path, body } = requestOf(scenario, door, person.deep);
  const text = await asks(server, path, person, body && { ...body, clientId: randomUUID() });
  if (!isSave(scenario)) return text;
  return text.replaceAll(/"id":"[^"]+"|"[^"]+":"\d{4}-\d\d-\d\dT[^"]+"/g, "");
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
  return response.text();
}
