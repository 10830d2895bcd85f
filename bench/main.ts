import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyMigrations } from "#server/database/migrations.ts";
import { startTemporary } from "#server/database/temporary.ts";
import { faultNames, printFaults } from "./faults.ts";
import { printKills } from "./kills.ts";
import { printGrowth } from "./growth.ts";
import { fire, type Round } from "./load.ts";
import { printProfile } from "./profile.ts";
import { lineOf, printSummary, printTable, ratioOf, type Kept, type Line } from "./report.ts";
import {
  crowdScenarios,
  doors,
  flatScenarios,
  pathOf,
  scenarios,
  scriptFor,
  type Door,
  type Scenario,
} from "./scenarios.ts";
import { seed, type People, type Person } from "./seed.ts";
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
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const streams = Number(values.streams);
const plan = { kills: Number(values.kills), writes: Number(values.writes) };
const chosen = parts.filter((part) => values.only?.split(",").includes(part) ?? true);

const jobs = {
  measure: {
    whenBusy: "go by the ratios",
    can: seconds > 0 && rounds >= 1 && chosen.length > 0,
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
    `npm run bench -- [--seconds 3] [--rounds 5] [--only ${parts.join(",")}] [--profile] [--save FILE] [--against FILE]
npm run bench -- faults [--only ${faultNames.join("|")}]
npm run bench -- kills [--kills 50] [--writes 100000]
npm run bench -- streams [--streams 1000]
npm run bench -- growth [--seconds 3] [--rounds 5] [--only "history,user list"] [--keep]`,
  );
  process.exit(1);
}
const earlier = values.against ? (JSON.parse(readFileSync(values.against, "utf8")) as Kept[]) : [];

const aims = { REST: 0.6, GraphQL: 0.25, flat: 1.25, megabytes: 300 };
const measured: Line[] = [];
const problems: string[] = [];
const ending: (() => Promise<void> | void)[] = [];
process.once("SIGINT", () => void end().then(() => process.exit(130)));

sayBusy(job.whenBusy);
await job.run();
await end();
if (measured.length > 0) printSummary(measured, earlier);
if (values.save) writeFileSync(values.save, JSON.stringify(measured, ["what", "perSecond", "cpuEach", "ratio"], 1));
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function sayBusy(whenBusy: string): void {
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(`This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): ${whenBusy}.`);
}

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

  const limit = await started("limit", () => startLimit(database.url));
  const kindling = await started("Kindling", () => startKindling(database.url));
  const servers: Servers = { limit, REST: kindling, GraphQL: kindling };
  await attempt("Comparing what they answer", () =>
    proveAlike(servers, people.modest, withCrowd ? people.ordinary[0] : undefined),
  );

  for (const scenario of scenarios.filter((one) => chosen.includes(one)))
    await attempt(scenario, () => compareDoors(scenario, servers, people));
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

/** One lap of everything per round, so that what else this machine does falls on all of them. */
async function inTurns(loads: readonly ReturnType<typeof loadOf>[]): Promise<Round[][]> {
  for (const load of loads) await fire({ ...load, seconds: Math.min(1, seconds) });
  const results: Round[][] = loads.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) results[index]?.push(await fire({ ...load, seconds }));
  }
  const wrong = results.flat().find((round) => round.wrong)?.wrong;
  if (wrong) throw new Error(`some answers were wrong, so the numbers say nothing. The first:\n${wrong}`);
  return results;
}

async function compareDoors(scenario: Scenario, servers: Servers, { ordinary }: People): Promise<void> {
  const open = doors.flatMap((door) => {
    const server = servers[door];
    return server ? [{ door, load: loadOf(server, scenario, door, ordinary) }] : [];
  });
  const results = await inTurns(open.map(({ load }) => load));
  const ofLimit = results[open.findIndex(({ door }) => door === "limit")];

  const lines = open.map(({ door }, index): Line => {
    const line = lineOf(`${scenario} ${door}`, results[index] ?? []);
    if (!ofLimit || door === "limit") return line;
    const ratio = ratioOf(results[index] ?? [], ofLimit);
    return { ...line, ratio, aim: { says: `${aims[door]} or more`, isMet: ratio >= aims[door] } };
  });
  printTable(`${scenario}, 1,000 people in turn over 16 connections`, "of the limit", lines);
  measured.push(...lines);
}

/** The trend of 100,000 entries and of 100 over the same ten years: beside the limit, and beside each other. */
async function compareTrends(servers: Servers, { prolific, sparse }: People): Promise<void> {
  const open = doors.flatMap((door) => {
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
      const line = lineOf(`trends ${door}, ${name}`, laps);
      if (door === "limit") return line;
      const ratio = ratioOf(laps, limit);
      return { ...line, ratio, aim: { says: `${aims[door]} or more`, isMet: ratio >= aims[door] } };
    });
  });
  printTable("The trend of all time, over the same ten years", "of the limit", lines);
  measured.push(...lines);

  const cost = open.map(({ door }, place): Line => {
    const [many = [], few = []] = results.slice(2 * place);
    const ratio = ratioOf(few, many);
    const aim = { says: `${aims.flat} or less`, isMet: ratio <= aims.flat };
    return { ...lineOf(`trends ${door}, 100,000 beside 100`, many), ratio, aim };
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
  console.log(`\nMemory of the server: ${verdict} (under ${aims.megabytes} MB: ${isMet ? "met" : "missed"})`);
}

/** A fresh server for each scenario and door, whose profile is then told. */
async function profile(databaseUrl: string, { ordinary }: People): Promise<void> {
  for (const scenario of scenarios.filter((one) => chosen.includes(one))) {
    for (const door of ["REST", "GraphQL"] as const) {
      const folder = mkdtempSync(join(tmpdir(), "kindling-profile-"));
      ending.push(() => rmSync(folder, { recursive: true, force: true }));
      await attempt(`The profile of ${scenario} through ${door}`, async () => {
        const server = await startKindling(databaseUrl, { profileInto: folder });
        ending.push(server.stop);
        const { wrong } = await fire({ ...loadOf(server, scenario, door, ordinary), seconds });
        await server.stop();
        if (wrong) throw new Error(`some answers were wrong. The first:\n${wrong}`);
        printProfile(`${scenario} through ${door}`, folder);
      });
    }
  }
}

/** The limit server must do the same work, or the ratios mean nothing: the same person's dashboard and lists read the same from both. */
async function proveAlike({ limit, REST }: Servers, modest: Person, sociable: Person | undefined): Promise<void> {
  const looks = [
    ...["/api/dashboard?timeRange=all", trendsPath].map((path) => ({ person: modest, path })),
    ...crowdScenarios.flatMap((scenario) => (sociable ? { person: sociable, path: pathOf(scenario) } : [])),
  ];
  for (const { person, path } of looks) {
    const [theirs, ours] = await Promise.all([limit, REST].map((server) => readFrom(server, person, path)));
    if (theirs !== ours) throw new Error(`at ${path} the limit server answers\n${theirs}\nand Kindling\n${ours}`);
  }
}

async function readFrom(server: Server | undefined, { token }: Person, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server?.port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.text();
}

async function proveLedger(databaseUrl: string): Promise<void> {
  const gaps = await gapsIn(databaseUrl);
  if (gaps > 0) throw new Error(`${gaps} totals are not the sums of their entries.`);
}
