import { openData } from "./growthData.ts";
import { looks, readPlaces, scriptOf, type Places } from "./growthLooks.ts";
import { printSizes, processesOf, type DatabaseProcesses } from "./growthSizes.ts";
import { fire, type Load, type Round } from "./load.ts";
import { printRows, ratioOf } from "./report.ts";
import { scriptFor, type Script } from "./scenarios.ts";
import { tokenOf } from "./seed.ts";
import { startKindling, type Server } from "./servers.ts";
import { gapsIn } from "./settle.ts";

const mostCost = 1.15;
const doors = ["REST", "GraphQL"] as const;

interface Laps {
  seconds: number;
  rounds: number;
}

interface Options extends Laps {
  /** Keeps the data for the next run. */
  keep: boolean;
  /** Prefixes of row names to run, separated by commas. */
  only: string | undefined;
}

interface Site {
  server: Server;
  database: DatabaseProcesses;
  places: Places;
}

/**
 * Compares an installation of 100,000 people with one of 1,000. In the large one a person has 1,000,000 entries; in the
 * small one diaries are short. Prints the cost of the same requests in both. Prints also disk space, memory and the
 * time of the ledger check. Throws if an answer is wrong, or the ledger.
 */
export async function printGrowth({ keep, only, ...laps }: Options): Promise<void> {
  const data = await openData(keep);
  const servers: Server[] = [];
  const open = async (url: string): Promise<Site> => {
    const server = await startKindling(url);
    servers.push(server);
    return { server, database: await processesOf(url), places: await readPlaces(url) };
  };
  const wrong: string[] = [];
  try {
    const [large, small] = [await open(data.large), await open(data.small)];
    const isChosen = ({ what }: Row) => only?.split(",").some((name) => what.startsWith(name)) ?? true;
    const pairs: Pair[] = [];
    for (const row of rowsOf(large, small).filter(isChosen)) {
      try {
        pairs.push(await measured(row, laps));
      } catch (error) {
        wrong.push(`${row.what} (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    printPairs(pairs);

    await printSizes(data.large);
    printMemory(large, small);
    if (!(await provesItsLedger(data.large))) wrong.push("the ledger");
  } finally {
    for (const server of servers) await server.stop();
    await data.stop();
  }
  if (wrong.length > 0) throw new Error(`wrong: ${wrong.join("; ")}.`);
}

interface Row {
  what: string;
  large: Omit<Load, "seconds">;
  small: Omit<Load, "seconds">;
}

function rowsOf(large: Site, small: Site): Row[] {
  const looking = looks.flatMap((look) =>
    doors.flatMap((door) => {
      const play = ({ places, ...site }: Site, number: number) =>
        loadOf(site, 16, scriptOf(look, door, number, places));
      return look.beside.map((beside): Row => {
        const what = beside === "daily" ? `${look.what} ${door}, as many days` : `${look.what} ${door}`;
        return { what, large: play(large, 1), small: play(small, beside === "daily" ? 2 : 1) };
      });
    }),
  );
  const saving = (["log-action", "save-mood"] as const).flatMap((scenario) =>
    doors.map((door): Row => {
      const script = scriptFor(scenario, door, [{ token: tokenOf(1), deep: "" }]);
      // Saves of one person queue for their day's row, so one connection shows a save's cost.
      return { what: `${scenario} ${door}`, large: loadOf(large, 1, script), small: loadOf(small, 1, script) };
    }),
  );
  return [...looking, ...saving];
}

function loadOf({ server, database }: Omit<Site, "places">, connections: number, script: Script): Row["large"] {
  const cpuSeconds = () => server.cpuSeconds() + database.cpuSeconds();
  return { server: { port: server.port, cpuSeconds }, connections, ...script };
}

interface Pair {
  what: string;
  large: Summary;
  small: Summary;
  /** The large installation's time, as a multiple of the small one's. */
  cost: number;
}

type Summary = Pick<Round, "perSecond" | "p99" | "cpuEach">;

/** Each round measures both once, so that other load on the machine affects both. */
async function measured({ what, ...row }: Row, { seconds, rounds }: Laps): Promise<Pair> {
  for (const warming of [row.large, row.small]) await fire({ ...warming, seconds: Math.min(1, seconds) });
  const [large, small]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    large.push(await fire({ ...row.large, seconds }));
    small.push(await fire({ ...row.small, seconds }));
  }
  const wrong = [...large, ...small].find((round) => round.wrong)?.wrong;
  if (wrong) throw new Error(`some answers were wrong, so the numbers say nothing. The first:\n${wrong}`);
  return { what, large: middleOf(large), small: middleOf(small), cost: ratioOf(small, large) };
}

/** The median of each number, taken separately, because a busy machine disturbs them in different laps. */
function middleOf(laps: readonly Round[]): Summary {
  const middle = (name: keyof Summary) =>
    laps.map((lap) => lap[name]).toSorted((a, b) => a - b)[Math.floor((laps.length - 1) / 2)] ?? Number.NaN;
  return { perSecond: middle("perSecond"), p99: middle("p99"), cpuEach: middle("cpuEach") };
}

function printPairs(pairs: readonly Pair[]): void {
  const head = [
    "large beside small",
    "req/s",
    "",
    "times the time",
    "CPU ms each",
    "",
    "times the CPU",
    "p99 ms",
    "",
    "aim",
  ];
  printRows(
    "1,000,000 entries and 100,000 people beside 100 and 1,000. CPU is the server's and the database's.",
    head,
    pairs.map(({ what, large, small, cost }) => [
      what,
      ...[large, small].map(({ perSecond }) => Math.round(perSecond).toLocaleString("en")),
      cost.toFixed(2),
      ...[large, small].map(({ cpuEach }) => cpuEach.toFixed(2)),
      (large.cpuEach / small.cpuEach).toFixed(2),
      ...[large, small].map(({ p99 }) => p99.toFixed(1)),
      `${mostCost} or less: ${cost <= mostCost ? "met" : "missed"}`,
    ]),
  );
}

function printMemory(large: Site, small: Site): void {
  const lineFor = (what: string, { server }: Site) => [what, told(server.memory()), told(server.peakMemory())];
  printRows(
    "Memory, in MB",
    ["", "now", "at most"],
    [
      lineFor("the server of the large one", large),
      lineFor("the server of the small one", small),
      ["PostgreSQL, of both", told(large.database.memory()), ""],
    ],
  );
}

function told(megabytes: number | undefined): string {
  return megabytes ? `${Math.round(megabytes)}` : "not told";
}

async function provesItsLedger(url: string): Promise<boolean> {
  const start = performance.now();
  const gaps = await gapsIn(url);
  console.log(`\ncheck:ledger of the large one: ${gaps} gaps, in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return gaps === 0;
}
