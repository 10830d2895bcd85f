import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyMigrations } from "#server/database/migrations.ts";
import { startTemporary } from "#server/database/temporary.ts";
import { sayBusy } from "./busy.ts";
import { faultNames, printFaults } from "./faults.ts";
import { printKills } from "./kills.ts";
import { printGrowth } from "./growth.ts";
import { fire, type Round } from "./load.ts";
import { printProfile } from "./profile.ts";
import { lineOf, printSummary, printTable, ratioOf, type Kept, type Line } from "./report.ts";
import {
  crowdScenarios,
  doorsOf,
  flatScenarios,
  requestOf,
  scenarios,
  scriptFor,
  type Door,
  type Scenario,
} from "./scenarios.ts";
import { seed, zone, type People, type Person } from "./seed.ts";
import { trendsPath, trendsScript } from "./trends.ts";
import { startKindling, startLimit, type Server } from "./servers.ts";
import { gapsIn } from "./settle.ts";
import { printStreams } from "./streams.ts";
import { printWebhook } from "./webhook.ts";

const parts = [...scenarios, "trends", "flat", "webhook"] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    profile: { type: "boolean", default: false },
    save: { type: "string" },
    against: { type: "string" },
    kills: { type: "string", default: "50" },
    writes: { type: "string", default: "100000" },
    streams: { type: "string", default: "1000" },
    keep: { type: "boolean", default: false },
    workers: { type: "string", default: "1" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const streams = Number(values.streams);
const workers = Number(values.workers);
const plan = { kills: Number(values.kills), writes: Number(values.writes) };
const chosen = parts.filter((part) => values.only?.split(",").includes(part) ?? true);

const jobs = {
  measure: {
    whenBusy: "go by the ratios",
    can: seconds > 0 && rounds >= 1 && workers >= 1 && chosen.length > 0,
    run: () => attempt("The benchmark", measure),
  },
  faults: {
    whenBusy: "what is promised in seconds may be missed for that alone",
    can: values.only === undefined || faultNames.includes(values.only),
    run: () => attempt("The faults", () => printFaults(values.only)),
  },
  kills: {
    whenBusy: "it takes longer",
    can: plan.kills >= 1 && plan.writes >= 1,
    run: () => attempt("The kills", () => printKills(plan)),
  },
  streams: {
    whenBusy: "news takes longer",
    can: streams >= 2 && streams % 2 === 0,
    run: () => attempt("The streams", () => printStreams(streams)),
  },
  growth: {
    whenBusy: "go by the ratios",
    can: seconds > 0 && rounds >= 1,
    run: () => attempt("Growth", () => printGrowth({ seconds, rounds, only: values.only, keep: values.keep })),
  },
};
const job = Object.entries(jobs).find(([name]) => name === (positionals[0] ?? "measure"))?.[1];
if (!job?.can) {
  console.error(
    `npm run bench -- [--seconds 3] [--rounds 5] [--workers 1] [--only ${parts.join(",")}] [--profile] [--save FILE] [--against FILE]
npm run bench -- faults [--only ${faultNames.join("|")}]
npm run bench -- kills [--kills 50] [--writes 100000]
npm run bench -- streams [--streams 1000]
npm run bench -- growth [--seconds 3] [--rounds 5] [--only "history,user list"] [--keep]`,
  );
  process.exit(1);
}
const earlier = values.against ? (JSON.parse(readFileSync(values.against, "utf8")) as Kept[]) : [];

// Of the limit where a scenario has one, of the limit in steps elsewhere.
const aims = { limit: { REST: 0.75, GraphQL: 0.6 }, steps: { REST: 0.6, GraphQL: 0.25 }, flat: 1.15, megabytes: 280 };
const names: Partial<Record<Door, string>> = { steps: "limit in steps", client: "GraphQL, and the home screen" };
const warmUpSeconds = 4;
const measured: Line[] = [];
const problems: string[] = [];
const ending: (() => Promise<void> | void)[] = [];
process.once("SIGINT", () => void end().then(() => process.exit(130)));

sayBusy(job.whenBusy);
await job.run();
await end();
if (measured.length > 0) printSummary(measured, earlier);
if (values.save)
  writeFileSync(values.save, JSON.stringify(measured, ["what", "perSecond", "cpuEach", "ratio", "ofSteps"], 1));
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

/** Does one part, and notes why where it cannot be done, so that the rest goes on. */
async function attempt<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    problems.push(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`\n${problems.at(-1)}`);
    return undefined;
  }
}

async function end(): Promise<void> {
  for (const stop of ending.splice(0).toReversed()) await attempt("Stopping a server", stop);
}

/** Measures what was asked for and prints it. */
async function measure(): Promise<void> {
  const withCrowd = crowdScenarios.some((scenario) => chosen.some((part) => part === scenario));
  console.log(
    "Seeding: 1,000 people of 100 entries, one of 100,000 over ten years, one of 100 over the same, one of 100 lately.",
  );
  if (withCrowd) console.log("And 100,000 people, of whom each of the 1,000 has 30 messages.");
  // It does not wait for the disk: servers are compared here, and waiting would make them all alike.
  const database = await startTemporary();
  ending.push(database.stop);
  await applyMigrations(database.url);
  const people = await seed(database.url, { withCrowd });
  await attempt("The ledger of the seed", () => proveLedger(database.url));
  if (values.profile) return profile(database.url, people);

  const limit = await started("the limit", () => startLimit("limit", database.url, workers));
  const steps = await started("the limit in steps", () => startLimit("steps", database.url, workers));
  const env = { WORKERS: String(workers) };
  const kindling = await started("Kindling", () => startKindling(database.url, { env }));
  const servers: Servers = { limit, steps, REST: kindling, GraphQL: kindling, client: kindling };
  const asked = scenarios.filter((one) => chosen.includes(one));
  const alike = asked.filter((one) => withCrowd || !crowdScenarios.includes(one));
  for (const scenario of alike) await attempt(`The same ${scenario}`, () => proveAlike(scenario, servers, people));
  if (chosen.includes("trends")) await attempt("The same trends", () => proveTrendsAlike(servers, people.modest));

  for (const scenario of asked) await attempt(scenario, () => compareDoors(scenario, servers, people));
  if (chosen.includes("trends")) await attempt("trends", () => compareTrends(servers, people));
  if (kindling && chosen.includes("flat")) await compareSizes(kindling, people);
  if (kindling) reportMemory(kindling);
  if (chosen.includes("webhook")) await attempt("The webhook", () => printWebhook(database.url));
  await attempt("The ledger after all this", () => proveLedger(database.url));
}

type Servers = Record<Door, Server | undefined>;

async function started(what: string, start: () => Promise<Server>): Promise<Server | undefined> {
  const server = await attempt(`Starting ${what}`, start);
  if (server) ending.push(server.stop);
  return server;
}

function loadOf(server: Server, scenario: Scenario, door: Door, people: readonly Person[], connections = 16) {
  return { server, connections, ...scriptFor(scenario, door, people) };
}

/** One lap of everything per round, so that what else this machine does falls on all of them, once V8 has compiled what they run. */
async function inTurns(loads: readonly ReturnType<typeof loadOf>[]): Promise<Round[][]> {
  for (const load of loads) await fire({ ...load, seconds: warmUpSeconds });
  const results: Round[][] = loads.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) results[index]?.push(await fire({ ...load, seconds }));
  }
  const wrong = results.flat().find((round) => round.wrong)?.wrong;
  if (wrong) throw new Error(`some answers were wrong, so the numbers say nothing. The first:\n${wrong}`);
  return results;
}

async function compareDoors(scenario: Scenario, servers: Servers, { ordinary }: People): Promise<void> {
  const open = doorsOf(scenario).flatMap((door) => {
    const server = servers[door];
    return server ? [{ door, load: loadOf(server, scenario, door, ordinary) }] : [];
  });
  const results = await inTurns(open.map(({ load }) => load));
  const roundsOf = (which: Door) => results[open.findIndex(({ door }) => door === which)];
  const [ofLimit, ofSteps] = [roundsOf("limit"), roundsOf("steps")];

  const lines = open.map(({ door }, index): Line => {
    const laps = results[index] ?? [];
    const line = lineOf(`${scenario} ${nameOf(door)}`, laps);
    if (door === "limit") return line;
    const [ratio, inSteps] = [ofLimit, ofSteps].map((others) => others && ratioOf(laps, others));
    const ratios = { ...(ratio && { ratio }), ...(inSteps && door !== "steps" && { ofSteps: inSteps }) };
    if (door === "steps" || door === "client") return { ...line, ...ratios };
    const [standard, share] = ratio ? (["limit", ratio] as const) : (["steps", inSteps ?? Number.NaN] as const);
    const aim = aims[standard][door];
    return { ...line, ...ratios, aim: { says: `${aim} of ${nameOf(standard)}`, isMet: share >= aim } };
  });
  printTable(`${scenario}, 1,000 people in turn over 16 connections`, "of the limit", lines);
  measured.push(...lines);
}

function nameOf(door: Door): string {
  return names[door] ?? door;
}

/** The trend of 100,000 entries and of 100 over the same ten years: beside the limit, and beside each other. */
async function compareTrends(servers: Servers, { prolific, sparse }: People): Promise<void> {
  const open = (["steps", "REST", "GraphQL"] as const).flatMap((door) => {
    const server = servers[door];
    const load = (person: Person) => server && { server, connections: 16, ...trendsScript(door, person) };
    const loads = [prolific, sparse].flatMap((person) => load(person) ?? []);
    return loads.length > 0 ? [{ door, loads }] : [];
  });
  const results = await inTurns(open.flatMap(({ loads }) => loads));

  const lines = open.flatMap(({ door }, place): Line[] => {
    const [many = [], few = []] = results.slice(2 * place);
    return [
      { rounds: many, limit: results[0] ?? [], name: "100,000 entries" },
      { rounds: few, limit: results[1] ?? [], name: "100 entries" },
    ].map(({ rounds: laps, limit, name }) => {
      const line = lineOf(`trends ${nameOf(door)}, ${name}`, laps);
      if (door === "steps") return line;
      const ofSteps = ratioOf(laps, limit);
      const aim = aims.steps[door];
      return { ...line, ofSteps, aim: { says: `${aim} of limit in steps`, isMet: ofSteps >= aim } };
    });
  });
  printTable("The trend of all time, over the same ten years", "of the limit", lines);
  measured.push(...lines);

  const cost = open.map(({ door }, place): Line => {
    const [many = [], few = []] = results.slice(2 * place);
    const ratio = ratioOf(few, many);
    const aim = { says: `${aims.flat} or less`, isMet: ratio <= aims.flat };
    return { ...lineOf(`trends ${nameOf(door)}, 100,000 beside 100`, many), ratio, aim };
  });
  printTable("The same, a long diary beside a short one", "times the cost", cost);
}

/** 16 connections read; saves of one person take turns on their day's row, so there one connection shows what a save costs. */
async function compareSizes(kindling: Server, { prolific, modest }: People): Promise<void> {
  const lines: Line[] = [];
  for (const scenario of flatScenarios) {
    // The feed of everything has one door.
    for (const door of scenario.startsWith("history") ? (["GraphQL"] as const) : (["REST", "GraphQL"] as const)) {
      const connections = scenario === "log-action" || scenario === "save-mood" ? 1 : 16;
      await attempt(`${scenario} through ${door}, with a long diary and a short one`, async () => {
        const loads = [prolific, modest].map((person) => loadOf(kindling, scenario, door, [person], connections));
        const [many = [], few = []] = await inTurns(loads);
        const ratio = ratioOf(few, many);
        const aim = { says: `${aims.flat} or less`, isMet: ratio <= aims.flat };
        lines.push({ ...lineOf(`${scenario} ${door}, 100,000 entries`, many), ratio, aim });
        lines.push(lineOf(`${scenario} ${door}, 100 entries`, few));
      });
    }
  }
  printTable("The same with a long diary as with a short one", "times the cost", lines);
  measured.push(...lines);
}

function reportMemory(kindling: Server): void {
  const megabytes = kindling.peakMemory();
  const verdict = megabytes === undefined ? "not told by this system" : `${Math.round(megabytes)} MB at most`;
  const isMet = megabytes !== undefined && megabytes < aims.megabytes;
  const aim = workers === 1 ? ` (under ${aims.megabytes} MB: ${isMet ? "met" : "missed"})` : "";
  console.log(`\nMemory of the server: ${verdict}${aim}`);
}

/** A fresh server for each scenario and door, whose profile is then told. */
async function profile(databaseUrl: string, { ordinary }: People): Promise<void> {
  for (const scenario of scenarios.filter((one) => chosen.includes(one))) {
    for (const door of doorsOf(scenario).filter((one) => one === "REST" || one === "GraphQL")) {
      const folder = mkdtempSync(join(tmpdir(), "kindling-profile-"));
      ending.push(() => rmSync(folder, { recursive: true, force: true }));
      await attempt(`The profile of ${scenario} through ${door}`, async () => {
        const server = await startKindling(databaseUrl, { profileInto: folder });
        ending.push(server.stop);
        const load = loadOf(server, scenario, door, ordinary);
        await fire({ ...load, seconds });
        const { wrong } = await fire({ ...load, seconds });
        await server.stop();
        if (wrong) throw new Error(`some answers were wrong. The first:\n${wrong}`);
        printProfile(`${scenario} through ${door}`, folder, seconds);
      });
    }
  }
}

/** The limit servers must do the same work, or the ratios mean nothing: each door beside one answers the same. */
async function proveAlike(scenario: Scenario, servers: Servers, { modest, ordinary }: People): Promise<void> {
  const [sociable = modest] = ordinary;
  const person = crowdScenarios.includes(scenario) ? sociable : modest;
  const answers = await Promise.all(
    doorsOf(scenario).map(async (door) => ({ door, says: await answered(servers[door], scenario, door, person) })),
  );
  // GraphQL answers with the limit's bytes where REST has no such list; elsewhere in its own shape, which its tests hold to REST's.
  const hasRest = answers.some(({ door }) => door === "REST");
  // What a save in steps answers with was never more than alike.
  const compared = answers.filter(
    ({ door }) => !(hasRest && door === "GraphQL") && door !== "client" && !(door === "steps" && isSave(scenario)),
  );
  const [first, ...others] = compared;
  for (const { door, says } of others)
    if (says !== first?.says)
      throw new Error(`${nameOf(first?.door ?? door)} answers\n${first?.says}\nand ${nameOf(door)}\n${says}`);
}

function isSave(scenario: Scenario): boolean {
  return scenario === "log-action" || scenario === "save-mood";
}

/** The answer; of what is saved without its own id and times. */
async function answered(server: Server | undefined, scenario: Scenario, door: Door, person: Person): Promise<string> {
  const { path, body } = requestOf(scenario, door, person.deep);
  const text = await asks(server, path, person, body && { ...body, clientId: randomUUID() });
  if (!isSave(scenario)) return text;
  return text.replaceAll(/"id":"[^"]+"|"[^"]+":"\d{4}-\d\d-\d\dT[^"]+"/g, "");
}

async function proveTrendsAlike({ steps, REST }: Servers, person: Person): Promise<void> {
  const [theirs, ours] = await Promise.all([steps, REST].map((server) => asks(server, trendsPath, person)));
  if (theirs !== ours) throw new Error(`limit in steps answers\n${theirs}\nand Kindling\n${ours}`);
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

async function proveLedger(databaseUrl: string): Promise<void> {
  const gaps = await gapsIn(databaseUrl);
  if (gaps > 0) throw new Error(`${gaps} totals are not the sums of their entries.`);
}
