import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closeDatabase, openDatabase } from "#server/db.ts";
import { applyMigrations } from "#server/database/migrations.ts";
import { startTemporary } from "#server/database/temporary.ts";
import { ledgerGaps } from "#server/checkLedger.ts";
import { fire, type Round } from "./load.ts";
import { printProfile } from "./profile.ts";
import { lineOf, printTable, ratioOf, type Line } from "./report.ts";
import { doors, flatScenarios, scenarios, scriptFor, type Door, type Scenario } from "./scenarios.ts";
import { seed, type People, type Person } from "./seed.ts";
import { startKindling, startLimit, type Server } from "./servers.ts";

const parts = [...scenarios, "flat"] as const;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    profile: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const chosen = parts.filter((part) => values.only === undefined || part === values.only);
if (!(seconds > 0) || !(rounds >= 1) || chosen.length === 0) {
  console.error(`npm run bench -- [--seconds 3] [--rounds 5] [--only ${parts.join("|")}] [--profile]`);
  process.exit(1);
}

const aims = { REST: 0.6, GraphQL: 0.25, flat: 1.25, megabytes: 300 };
const ending: (() => Promise<void> | void)[] = [];
process.once("SIGINT", () => void end().then(() => process.exit(130)));

try {
  const wrong = await measure();
  if (wrong) {
    console.error(`\nSome answers were wrong, so the numbers say nothing. The first:\n${wrong}`);
    process.exitCode = 1;
  }
} finally {
  await end();
}

async function end(): Promise<void> {
  for (const stop of ending.splice(0).toReversed()) await stop();
}

/** Measures what was asked for, prints it, and gives the first wrong answer, if any. */
async function measure(): Promise<string | undefined> {
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(
      `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): go by the ratios.`,
    );
  console.log("Seeding: 1,000 people of 100 entries, one of 100,000 over ten years, one of 100.");
  // It does not wait for the disk: servers are compared here, and waiting would make them all alike.
  const database = await startTemporary();
  ending.push(database.stop);
  await applyMigrations(database.url);
  const people = await seed(database.url);
  await proveLedger(database.url);

  const limit = await startLimit(database.url);
  ending.push(limit.stop);
  if (values.profile) return profile(database.url, people);

  const kindling = await startKindling(database.url);
  ending.push(kindling.stop);
  const servers = { limit, REST: kindling, GraphQL: kindling };
  await proveAlike(servers, people.modest);

  const wrong: (string | undefined)[] = [];
  for (const scenario of scenarios.filter((one) => chosen.includes(one)))
    wrong.push(await compareDoors(scenario, servers, people));
  if (chosen.includes("flat")) wrong.push(await compareSizes(kindling, people));
  reportMemory(kindling);
  await proveLedger(database.url);
  return wrong.find(Boolean);
}

type Servers = Record<Door, Server>;

function loadOf(server: Server, scenario: Scenario, door: Door, people: readonly Person[], connections = 16) {
  return { server, connections, ...scriptFor(scenario, door, people) };
}

/** One lap of everything per round, so that what else this machine does falls on all of them. */
async function inTurns(bouts: readonly (() => Promise<Round>)[]): Promise<Round[][]> {
  const results: Round[][] = bouts.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, bout] of bouts.entries()) results[index]?.push(await bout());
  }
  return results;
}

async function compareDoors(scenario: Scenario, servers: Servers, { ordinary }: People): Promise<string | undefined> {
  const loads = doors.map((door) => loadOf(servers[door], scenario, door, ordinary));
  for (const load of loads) await fire({ ...load, seconds: Math.min(2, seconds) });
  const results = await inTurns(loads.map((load) => () => fire({ ...load, seconds })));

  const lines = doors.map((door, index) => lineOf(door, results[index] ?? []));
  for (const [index, door] of doors.entries()) {
    const line = lines[index];
    if (!line) continue;
    line.ratio = ratioOf(results[index] ?? [], results[0] ?? []);
    if (door !== "limit") line.aim = { says: `${aims[door]} or more`, isMet: line.ratio >= aims[door] };
  }
  printTable(`${scenario}, 1,000 people in turn over 16 connections`, "of the limit", lines);
  return firstWrong(results);
}

/** 16 connections read; saves of one person take turns on their day's row, so there one connection shows what a save costs. */
async function compareSizes(kindling: Server, { prolific, modest }: People): Promise<string | undefined> {
  let wrong: string | undefined;
  const lines: Line[] = [];
  for (const scenario of flatScenarios) {
    // The feed of everything has one door.
    for (const door of scenario.startsWith("history") ? (["GraphQL"] as const) : (["REST", "GraphQL"] as const)) {
      const connections = scenario === "log-action" || scenario === "save-mood" ? 1 : 16;
      const loads = [prolific, modest].map((person) => loadOf(kindling, scenario, door, [person], connections));
      for (const load of loads) await fire({ ...load, seconds: Math.min(1, seconds) });
      const results = await inTurns(loads.map((load) => () => fire({ ...load, seconds })));
      const [many = [], few = []] = results;
      const ratio = ratioOf(few, many);
      const aim = { says: `${aims.flat} or less`, isMet: ratio <= aims.flat };
      lines.push({ ...lineOf(`${scenario} ${door}, 100,000 entries`, many), ratio, aim });
      lines.push(lineOf(`${scenario} ${door}, 100 entries`, few));
      wrong ??= firstWrong(results);
    }
  }
  printTable("The same with a long diary as with a short one", "times the cost", lines);
  return wrong;
}

function reportMemory(kindling: Server): void {
  const megabytes = kindling.peakMemory();
  const verdict = megabytes === undefined ? "not told by this system" : `${Math.round(megabytes)} MB at most`;
  const isMet = megabytes !== undefined && megabytes < aims.megabytes;
  console.log(`\nMemory of the server: ${verdict} (under ${aims.megabytes} MB: ${isMet ? "met" : "missed"})`);
}

/** A fresh server for each scenario and door, whose profile is then told. */
async function profile(databaseUrl: string, { ordinary }: People): Promise<string | undefined> {
  let wrong: string | undefined;
  for (const scenario of scenarios.filter((one) => chosen.includes(one))) {
    for (const door of ["REST", "GraphQL"] as const) {
      const folder = mkdtempSync(join(tmpdir(), "kindling-profile-"));
      ending.push(() => rmSync(folder, { recursive: true, force: true }));
      const server = await startKindling(databaseUrl, folder);
      ending.push(server.stop);
      const round = await fire({ server, connections: 16, seconds, ...scriptFor(scenario, door, ordinary) });
      await server.stop();
      printProfile(`${scenario} through ${door}`, folder);
      wrong ??= round.wrong;
    }
  }
  return wrong;
}

/** The limit server must do the same work, or the ratios mean nothing: the same person's dashboard reads the same from both. */
async function proveAlike({ limit, REST }: Servers, { token }: Person): Promise<void> {
  const read = async ({ port }: Server) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}/api/dashboard?timeRange=all`, { headers });
    return response.text();
  };
  const [theirs, ours] = await Promise.all([read(limit), read(REST)]);
  if (theirs !== ours) throw new Error(`The limit server answers\n${theirs}\nand Kindling\n${ours}`);
}

async function proveLedger(databaseUrl: string): Promise<void> {
  openDatabase(databaseUrl);
  const gaps = await ledgerGaps().finally(closeDatabase);
  if (gaps.length > 0) throw new Error(`${gaps.length} totals are not the sums of their entries.`);
}

function firstWrong(results: readonly Round[][]): string | undefined {
  return results.flat().find(({ wrong }) => wrong)?.wrong;
}
