import { randomUUID } from "node:crypto";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { citusUrl, createDistributed } from "#tests/support/citusCluster.ts";
import { newPeople, type Newcomer } from "./people.ts";
import { startKindling, type Server } from "./servers.ts";

interface Plan {
  seconds: number;
  rounds: number;
}

/** True if CITUS_URL names a cluster to compare with. */
export const hasCluster = citusUrl !== undefined;

interface Side {
  name: string;
  server: Server;
  url: string;
  people: Newcomer[];
  /** A mood of the first of them. */
  moodId: string;
  /** Milliseconds by operation. */
  took: Map<string, number[]>;
  savesASecond: number[];
}

const operations: readonly (readonly [name: string, method: string, path: string, body?: object])[] = [
  [
    "log action",
    "POST",
    "/api/actions",
    {
      type: "action",
      classification: "positive",
      intention: "positive",
      emotionResponse: "happy",
      effectOnOthers: "great",
      note: "A walk",
    },
  ],
  ["save mood", "POST", "/api/moods", { value: "calm", note: "Quiet" }],
  ["edit mood", "PATCH", "/api/moods/:id", { note: "Quieter" }],
  ["dashboard", "GET", "/api/dashboard?timeRange=all"],
  ["actions, 20", "GET", "/api/actions/user?limit=20"],
  ["trends", "GET", "/api/trends/user"],
];
const times = 15;
const callers = 8;

/** Compares one PostgreSQL with the cluster at CITUS_URL, in turns, and prints the medians. Throws if a save fails. */
export async function printCitus(plan: Plan): Promise<void> {
  const temporary = await startTemporary();
  await applyMigrations(temporary.url);
  const distributed = await createDistributed(citusUrl ?? "", `bench_${randomUUID().replaceAll("-", "")}`);
  const sides = [await sideOf("one PostgreSQL", temporary.url), await sideOf("Citus", distributed)];
  try {
    for (let round = 0; round < plan.rounds; round += 1)
      for (const side of sides) {
        await callEach(side);
        side.savesASecond.push(await savesASecond(side, plan.seconds));
      }
    print(sides);
  } finally {
    for (const { server } of sides) await server.stop();
    await temporary.stop();
  }
}

async function sideOf(name: string, databaseUrl: string): Promise<Side> {
  const server = await startKindling(databaseUrl, { env: { RATE_LIMIT_SCALE: "100000" } });
  const url = `http://127.0.0.1:${server.port}`;
  const people = await newPeople(url, callers);
  const side: Side = { name, server, url, people, moodId: "", took: new Map(), savesASecond: [] };
  const { id } = (await call(side, people[0], "POST", "/api/moods", { value: "calm" })) as { id: string };
  return { ...side, moodId: id };
}

async function callEach(side: Side): Promise<void> {
  for (const [name, method, path, body] of operations) {
    const took = side.took.get(name) ?? [];
    side.took.set(name, took);
    for (let time = 0; time < times; time += 1) {
      const start = performance.now();
      await call(side, side.people[0], method, path, body);
      // The first one plans.
      if (time > 0) took.push(performance.now() - start);
    }
  }
}

async function savesASecond(side: Side, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const counts = side.people.map(async (somebody) => {
    let saved = 0;
    for (; performance.now() < until; saved += 1)
      await call(side, somebody, "POST", "/api/moods", { value: "calm", note: "Quiet" });
    return saved;
  });
  return (await Promise.all(counts)).reduce((sum, saved) => sum + saved, 0) / seconds;
}

async function call(
  { url, moodId }: Side,
  somebody: Newcomer | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${url}${path.replace(":id", moodId)}`, {
    method,
    headers: { authorization: `Bearer ${somebody?.token}`, "content-type": "application/json", "x-time-zone": "UTC" },
    ...(body ? { body: JSON.stringify({ ...body, ...(method === "POST" ? { clientId: randomUUID() } : {}) }) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

function print([plain, citus]: readonly Side[]): void {
  if (!plain || !citus) return;
  const rows = operations.map(([name]) => {
    const [one, other] = [plain, citus].map(({ took }) => middle(took.get(name) ?? []));
    return [name, `${one?.toFixed(1)} ms`, `${other?.toFixed(1)} ms`, `${((other ?? 0) / (one ?? 1)).toFixed(1)}x`];
  });
  const [one, other] = [middle(plain.savesASecond), middle(citus.savesASecond)];
  const saves = ["saves a second", one.toFixed(0), other.toFixed(0), `${(other / one).toFixed(2)}x`];
  for (const row of [["", plain.name, citus.name, ""], ...rows, saves])
    console.log(row.map((cell) => cell.padEnd(16)).join(""));
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
