import { attempt, atTheEnd } from "./attempt.ts";
import { processesOf, type DatabaseProcesses } from "./growthSizes.ts";
import { fire, type Load, type Round } from "./load.ts";
import { scriptFor, type Door, type Scenario, type Script } from "./scenarios.ts";
import type { Person } from "./seed.ts";
import { startKindling, startLimit, type Server } from "./servers.ts";

export interface Laps {
  /** The length of one lap. */
  seconds: number;
  rounds: number;
}

/** The servers to compare, all on one database. A server that failed to start is undefined. */
export interface Contest {
  servers: Record<Door, Server | undefined>;
  database: DatabaseProcesses;
  stop: () => Promise<void>;
}

/** Starts Kindling and the limit, each with this many processes. */
export async function startContest(url: string, workers: number): Promise<Contest> {
  const opened: Server[] = [];
  const started = async (what: string, start: () => Promise<Server>) => {
    const server = await attempt(`Starting ${what}`, start);
    if (server) opened.push(server);
    return server;
  };
  const limit = await started("the limit", () => startLimit(url, workers));
  const env = { WORKERS: String(workers) };
  const kindling = await started("Kindling", () => startKindling(url, { env }));
  const stop = async () => {
    for (const server of opened.splice(0).toReversed()) await server.stop();
  };
  atTheEnd(stop);
  return {
    servers: { limit, REST: kindling, GraphQL: kindling, client: kindling },
    database: await processesOf(url),
    stop,
  };
}

/** A load on one door, undefined if its server did not start. */
export function loadOf(
  { servers, database }: Contest,
  door: Door,
  script: Script,
  connections = 16,
): Omit<Load, "seconds"> | undefined {
  const server = servers[door];
  return server && { server, database, connections, ...script };
}

/** The load of a scenario. */
export function scenarioLoad(
  contest: Contest,
  scenario: Scenario,
  door: Door,
  people: readonly Person[],
  connections = 16,
): Omit<Load, "seconds"> | undefined {
  return loadOf(contest, door, scriptFor(scenario, door, people), connections);
}

/** Runs one lap of each load per round, so that other load on the machine affects all of them. */
export async function inRounds(loads: readonly Omit<Load, "seconds">[], { seconds, rounds }: Laps): Promise<Round[][]> {
  for (const load of loads) await warmUp(load);
  const results: Round[][] = loads.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) results[index]?.push(await fire({ ...load, seconds }));
  }
  refuseWrong(results.flat());
  return results;
}

/** Throws if a response was wrong. */
export function refuseWrong(rounds: readonly Round[]): void {
  const wrong = rounds.find((round) => round.wrong)?.wrong;
  if (wrong) throw new Error(`some answers were wrong, so the numbers say nothing. The first:\n${wrong}`);
}

const warmed = new WeakSet<object>();

/** V8 compiles hot code mostly in a server's first seconds. */
async function warmUp(load: Omit<Load, "seconds">): Promise<void> {
  await fire({ ...load, seconds: warmed.has(load.server) ? 2 : 4 });
  warmed.add(load.server);
}
