import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { proveAlike, proveTrendsAlike } from "./alike.ts";
import { attempt, atTheEnd } from "./attempt.ts";
import { disks, movableDatabase, printFlushes, type Disk } from "./disks.ts";
import { inRounds, loadOf, refuseWrong, scenarioLoad, startContest, type Contest, type Laps } from "./laps.ts";
import { fire } from "./load.ts";
import { printProfile } from "./profile.ts";
import { cpuShareOf, lineOf, printTable, ratioOf, type Aim, type Line, type Share } from "./report.ts";
import {
  crowdScenarios,
  doorNames,
  doorsOf,
  flatScenarios,
  isSave,
  scenarios,
  scriptFor,
  type Scenario,
} from "./scenarios.ts";
import { seed, type People, type Person } from "./seed.ts";
import { startKindling, type Server } from "./servers.ts";
import { gapsIn } from "./settle.ts";
import { trendsScript } from "./trends.ts";
import { printWebhook } from "./webhook.ts";

export const parts = [...scenarios, "trends", "flat", "webhook"] as const;
export type Part = (typeof parts)[number];

export interface MeasurePlan extends Laps {
  chosen: readonly Part[];
  workers: number;
  profile: boolean;
}

/**
 * What we want to reach: at least this part of the limit's CPU, by REST and by GraphQL, at most this many times the CPU for a
 * long diary, and at most this much memory. A missed aim is printed and is no failure.
 */
const aims = { read: 0.6, save: 0.4, flat: 1.15, megabytes: 280 };
/** Repeated with slow flushes: a read, which waits for none, and both saves. */
const onSlowDisk = new Set<Scenario>(["dashboard", "log-action", "save-mood"]);

/** Measures and prints the chosen scenarios on a database that waits for the disk. Returns the printed lines. */
export async function measure(plan: MeasurePlan): Promise<Line[]> {
  const { chosen, workers } = plan;
  const withCrowd = crowdScenarios.some((scenario) => chosen.includes(scenario));
  console.log(
    "Seeding: 1,000 people of 100 entries, one of 100,000 over ten years, one of 100 over the same, one of 100 lately.",
  );
  if (withCrowd) console.log("And 100,000 more people, and 30 messages for each of the 1,000.");
  const database = movableDatabase();
  atTheEnd(database.stop);
  const seeded = await database.putOn("none");
  await applyMigrations(seeded);
  const people = await seed(seeded, { withCrowd });
  await attempt("The ledger of the seed", () => proveLedger(seeded));

  const url = await database.putOn("own");
  if (plan.profile) return profile(url, people, plan);
  await attempt("The disk", () => printFlushes("own", url));
  const contest = await startContest(url, workers);
  const { servers } = contest;
  const asked = scenarios.filter((one) => chosen.includes(one));
  for (const scenario of asked) await attempt(`The same ${scenario}`, () => proveAlike(scenario, servers, people));
  if (chosen.includes("trends")) await attempt("The same trends", () => proveTrendsAlike(servers, people.modest));

  const measured: Line[] = [];
  const keep = (lines: readonly Line[] = []) => void measured.push(...lines);
  for (const scenario of asked)
    keep(await attempt(scenario, () => compareDoors(scenario, "own", contest, people, plan)));
  if (chosen.includes("trends")) keep(await attempt("trends", () => compareTrends(contest, people, plan)));
  if (chosen.includes("flat")) keep(await compareSizes(contest, people, plan));
  if (servers.REST) reportMemory(servers.REST, workers);
  if (chosen.includes("webhook")) await attempt("The webhook", () => printWebhook(url));
  await attempt("The ledger after all this", () => proveLedger(url));
  await contest.stop();

  const again = asked.filter((scenario) => onSlowDisk.has(scenario));
  if (again.length > 0)
    keep(await attempt("The slow disk", () => measureSlowDisk(again, database.putOn, people, plan)));
  return measured;
}

async function measureSlowDisk(
  asked: readonly Scenario[],
  putOn: (disk: Disk) => Promise<string>,
  people: People,
  plan: MeasurePlan,
): Promise<Line[]> {
  const url = await putOn("slow");
  await printFlushes("slow", url);
  const contest = await startContest(url, plan.workers);
  const measured: Line[] = [];
  for (const scenario of asked) measured.push(...(await compareDoors(scenario, "slow", contest, people, plan)));
  await contest.stop();
  return measured;
}

/** Compares the limit and Kindling in one scenario. The aims are for the machine's own disk. */
async function compareDoors(
  scenario: Scenario,
  disk: Disk,
  contest: Contest,
  { ordinary }: People,
  laps: Laps,
): Promise<Line[]> {
  const open = doorsOf(scenario).flatMap((door) => {
    const load = disk === "slow" && door === "client" ? undefined : scenarioLoad(contest, scenario, door, ordinary);
    return load ? [{ door, load }] : [];
  });
  const results = await inRounds(
    open.map(({ load }) => load),
    laps,
  );
  const ofLimit = results[open.findIndex(({ door }) => door === "limit")];

  const suffix = disk === "own" ? "" : `, ${disks[disk].says}`;
  const lines = open.map(({ door }, index): Line => {
    const rounds = results[index] ?? [];
    const line = lineOf(`${scenario} ${doorNames[door]}${suffix}`, rounds);
    if (door === "limit" || !ofLimit) return line;
    const share = cpuShareOf(rounds, ofLimit);
    const aim = door === "client" || disk !== "own" ? {} : atLeast(isSave(scenario) ? aims.save : aims.read, share);
    return { ...line, speed: ratioOf(rounds, ofLimit), share, ...aim };
  });
  printTable(`${scenario}, 1,000 people in turn over 16 connections, ${disks[disk].says}`, "CPU of the limit", lines);
  return lines;
}

// Without CPU times no aim can be checked.
function atLeast(aim: number, { middle }: Share): { aim?: Aim } {
  return Number.isNaN(middle) ? {} : { aim: { says: `${aim} of the CPU of the limit`, isMet: middle >= aim } };
}

function asFlat({ middle }: Share): { aim?: Aim } {
  return Number.isNaN(middle) ? {} : { aim: { says: `${aims.flat} or less`, isMet: middle <= aims.flat } };
}

/** The trend of 100,000 entries and of 100 over the same ten years, compared with the limit and with each other. */
async function compareTrends(contest: Contest, { prolific, sparse }: People, laps: Laps): Promise<Line[]> {
  const open = (["limit", "REST", "GraphQL"] as const).flatMap((door) => {
    const loads = [prolific, sparse].flatMap((person) => loadOf(contest, door, trendsScript(door, person)) ?? []);
    return loads.length > 0 ? [{ door, loads }] : [];
  });
  const results = await inRounds(
    open.flatMap(({ loads }) => loads),
    laps,
  );
  const lines = open.flatMap(({ door }, place): Line[] => {
    const [many = [], few = []] = results.slice(2 * place);
    return [
      { rounds: many, limit: results[0] ?? [], name: "100,000 entries" },
      { rounds: few, limit: results[1] ?? [], name: "100 entries" },
    ].map(({ rounds, limit, name }) => {
      const line = lineOf(`trends ${doorNames[door]}, ${name}`, rounds);
      if (door === "limit") return line;
      const share = cpuShareOf(rounds, limit);
      return { ...line, speed: ratioOf(rounds, limit), share, ...atLeast(aims.read, share) };
    });
  });
  printTable("The trend of all time, over the same ten years", "CPU of the limit", lines);

  const cost = open.map(({ door }, place): Line => {
    const [many = [], few = []] = results.slice(2 * place);
    const share = cpuShareOf(few, many);
    const aim = door === "limit" ? {} : asFlat(share);
    return { ...lineOf(`trends ${doorNames[door]}, 100,000 beside 100`, many), share, ...aim };
  });
  printTable("The same, a long diary beside a short one", "times the CPU", cost);
  return [...lines, ...cost];
}

/** Reads use 16 connections. Saves of one person queue for their day's row, so one connection shows a save's cost. */
async function compareSizes(contest: Contest, { prolific, modest }: People, laps: Laps): Promise<Line[]> {
  const lines: Line[] = [];
  for (const scenario of flatScenarios) {
    // Only GraphQL has the feed of all kinds.
    for (const door of scenario.startsWith("history") ? (["GraphQL"] as const) : (["REST", "GraphQL"] as const)) {
      const connections = scenario === "log-action" || scenario === "save-mood" ? 1 : 16;
      await attempt(`${scenario} through ${door}, with a long diary and a short one`, async () => {
        const load = (person: Person) => scenarioLoad(contest, scenario, door, [person], connections) ?? [];
        const [many = [], few = []] = await inRounds([prolific, modest].flatMap(load), laps);
        const share = cpuShareOf(few, many);
        lines.push({ ...lineOf(`${scenario} ${door}, 100,000 entries`, many), share, ...asFlat(share) });
        lines.push(lineOf(`${scenario} ${door}, 100 entries`, few));
      });
    }
  }
  printTable("The same with a long diary as with a short one", "times the CPU", lines);
  return lines;
}

function reportMemory(kindling: Server, workers: number): void {
  const megabytes = kindling.peakMemory();
  const verdict = megabytes === undefined ? "not told by this system" : `${Math.round(megabytes)} MB at most`;
  const isMet = megabytes === undefined || megabytes < aims.megabytes;
  const aim = workers === 1 ? ` (under ${aims.megabytes} MB: ${isMet ? "met" : "missed"})` : "";
  console.log(`\nMemory of the server: ${verdict}${aim}`);
}

/** Prints the profile of a fresh server for each scenario and door. */
async function profile(url: string, { ordinary }: People, { chosen, seconds }: MeasurePlan): Promise<Line[]> {
  for (const scenario of scenarios.filter((one) => chosen.includes(one))) {
    for (const door of doorsOf(scenario).filter((one) => one === "REST" || one === "GraphQL")) {
      const folder = mkdtempSync(join(tmpdir(), "kindling-profile-"));
      atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
      await attempt(`The profile of ${scenario} through ${door}`, async () => {
        const server = await startKindling(url, { profileInto: folder });
        atTheEnd(server.stop);
        const load = { server, connections: 16, ...scriptFor(scenario, door, ordinary) };
        await fire({ ...load, seconds });
        const round = await fire({ ...load, seconds });
        await server.stop();
        refuseWrong([round]);
        printProfile(`${scenario} through ${door}`, folder, seconds);
      });
    }
  }
  return [];
}

async function proveLedger(databaseUrl: string): Promise<void> {
  const gaps = await gapsIn(databaseUrl);
  if (gaps > 0) throw new Error(`${gaps} totals are not the sums of their entries.`);
}
