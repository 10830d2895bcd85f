import { applyMigrations } from "#server/store/database/migrations.ts";
import { attempt, atTheEnd } from "./attempt.ts";
import { disks, movableDatabase, printFlushes, type Disk } from "./disks.ts";
import { refuseWrong, scenarioLoad, startContest, warmUp, type Contest, type Laps } from "./laps.ts";
import { fireTogether, type Load, type Round } from "./load.ts";
import { asCount, asMicroseconds, lineOf, printRows, ratioOf } from "./report.ts";
import { doorNames, type Door, type Scenario } from "./scenarios.ts";
import { seed, type People } from "./seed.ts";

/** How the 16 callers are divided. */
const mixes: Readonly<Record<string, Partial<Record<Scenario, number>>>> = {
  "half saves, half dashboards": { "log-action": 4, "save-mood": 4, dashboard: 8 },
  "saves alone": { "log-action": 8, "save-mood": 8 },
  "dashboards alone": { dashboard: 16 },
};
const doors = ["limit", "REST", "GraphQL"] as const;

/** Prints the rates of 16 callers who save and read, only save, or only read, on several disks. */
export async function printMix(laps: Laps): Promise<void> {
  console.log("Seeding: 1,000 people of 100 entries.");
  const database = movableDatabase();
  atTheEnd(database.stop);
  const seeded = await database.putOn("none");
  await applyMigrations(seeded);
  const people = await seed(seeded, { withCrowd: false });
  for (const disk of ["none", "own", "slow"] as const)
    await attempt(`The mix ${disks[disk].says}`, () => mixOn(disk, database.putOn, people, laps));
}

async function mixOn(disk: Disk, putOn: (disk: Disk) => Promise<string>, people: People, laps: Laps): Promise<void> {
  const url = await putOn(disk);
  await printFlushes(disk, url);
  const contest = await startContest(url, 1, ["limit"]);
  const rows: string[][] = [];
  for (const [what, shares] of Object.entries(mixes)) {
    const played = doors.map((door) => ({ door, loads: loadsOf(contest, shares, door, people), laps: [] as Lap[] }));
    for (const { loads } of played) for (const { load } of loads) await warmUp(load);
    for (let round = 0; round < laps.rounds; round += 1)
      for (const { loads, laps: taken } of played) taken.push(await lapOf(loads, laps.seconds));
    const [limit] = played;
    rows.push(...played.map((one) => rowOf(what, one.door, one.laps, limit?.laps ?? [])));
  }
  await contest.stop();
  printRows(`16 callers, ${disks[disk].says}`, head, rows);
}

interface Share {
  isSave: boolean;
  load: Omit<Load, "seconds">;
}

function loadsOf(contest: Contest, shares: Partial<Record<Scenario, number>>, door: Door, people: People): Share[] {
  return Object.entries(shares).flatMap(([name, callers]) => {
    const scenario = name as Scenario;
    const load = scenarioLoad(contest, scenario, door, people.ordinary, callers);
    return load ? [{ isSave: scenario !== "dashboard", load }] : [];
  });
}

interface Lap {
  all: Round;
  saves: Round[];
  reads: Round[];
}

async function lapOf(shares: readonly Share[], seconds: number): Promise<Lap> {
  const { all, each } = await fireTogether(shares.map(({ load }) => ({ ...load, seconds })));
  refuseWrong(each);
  const ofKind = (saves: boolean) => each.filter((_, index) => shares[index]?.isSave === saves);
  return { all, saves: ofKind(true), reads: ofKind(false) };
}

const head = [
  "",
  "requests/s",
  "of the limit",
  "laps",
  "a save, p50 ms",
  "p95 ms",
  "a dashboard, p50 ms",
  "p95 ms",
  "CPU of the server, µs",
  "of the database, µs",
];

function rowOf(what: string, door: Door, laps: readonly Lap[], limit: readonly Lap[]): string[] {
  const all = laps.map((lap) => lap.all);
  const line = lineOf(what, all);
  const speeds = all.map(({ perSecond }) => perSecond);
  return [
    `${what}, ${doorNames[door]}`,
    asCount(line.perSecond),
    door === "limit"
      ? ""
      : ratioOf(
          all,
          limit.map((lap) => lap.all),
        ).toFixed(2),
    `${asCount(Math.min(...speeds))} to ${asCount(Math.max(...speeds))}`,
    ...timesOf(laps.flatMap(({ saves }) => saves)),
    ...timesOf(laps.flatMap(({ reads }) => reads)),
    asMicroseconds(line.cpuEach),
    asMicroseconds(line.databaseCpuEach),
  ];
}

function timesOf(rounds: readonly Round[]): string[] {
  if (rounds.length === 0) return ["", ""];
  const { p50, p95 } = lineOf("", rounds);
  return [p50.toFixed(2), p95.toFixed(2)];
}
