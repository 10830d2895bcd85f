import { openData } from "./growthData.ts";
import { looks, readPlaces, scriptOf, type Places } from "./growthLooks.ts";
import { memoryOfDatabase, printSizes } from "./growthSizes.ts";
import { fire, type Load, type Round } from "./load.ts";
import { lineOf, printRows, printTable, ratioOf, type Line } from "./report.ts";
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
  /** The data stays for the next run. */
  keep: boolean;
  /** Rows whose names begin so, separated by commas. */
  only: string | undefined;
}

interface Site {
  server: Server;
  places: Places;
}

/**
 * Sets an installation with 100,000 people, one of whom wrote 1,000,000 entries, beside one with 1,000 and short diaries, and prints
 * what the same costs in both, what the large one takes in space and memory, and how long its ledger takes to prove. Throws when an
 * aim was missed.
 */
export async function printGrowth({ keep, only, ...laps }: Options): Promise<void> {
  const data = await openData(keep);
  const servers: Server[] = [];
  const open = async (url: string): Promise<Site> => {
    const server = await startKindling(url);
    servers.push(server);
    return { server, places: await readPlaces(url) };
  };
  const missed: string[] = [];
  try {
    const [large, small] = [await open(data.large), await open(data.small)];
    const isChosen = ({ what }: Row) => only?.split(",").some((name) => what.startsWith(name)) ?? true;
    const lines: Line[] = [];
    for (const row of rowsOf(large, small).filter(isChosen)) {
      try {
        lines.push(...(await measured(row, laps)));
      } catch (error) {
        missed.push(`${row.what} (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    printTable("1,000,000 entries and 100,000 people, beside 100 and 1,000", "times the cost", lines);
    missed.push(...lines.filter(({ aim }) => aim?.isMet === false).map(({ what }) => what));

    await printSizes(data.large);
    await printMemory(large, small, data.large);
    if (!(await provesItsLedger(data.large))) missed.push("the ledger");
  } finally {
    for (const server of servers) await server.stop();
    await data.stop();
  }
  if (missed.length > 0) throw new Error(`missed: ${missed.join("; ")}.`);
}

interface Row {
  what: string;
  large: Omit<Load, "seconds">;
  small: Omit<Load, "seconds">;
}

function rowsOf(large: Site, small: Site): Row[] {
  const looking = looks.flatMap((look) =>
    doors.map((door): Row => {
      const play = ({ server, places }: Site, number: number) => load(server, 16, scriptOf(look, door, number, places));
      return { what: `${look.what} ${door}`, large: play(large, 1), small: play(small, look.isOfDays ? 2 : 1) };
    }),
  );
  const saving = (["log-action", "save-mood"] as const).flatMap((scenario) =>
    doors.map((door): Row => {
      const script = scriptFor(scenario, door, [{ token: tokenOf(1), deep: "" }]);
      // Saves of one person take turns on their day's row, so one connection shows what a save costs.
      const play = ({ server }: Site) => load(server, 1, script);
      return { what: `${scenario} ${door}`, large: play(large), small: play(small) };
    }),
  );
  return [...looking, ...saving];
}

function load(server: Server, connections: number, script: Script): Omit<Load, "seconds"> {
  return { server, connections, ...script };
}

/** One lap of each per round, so that what else this machine does falls on both. */
async function measured({ what, ...row }: Row, { seconds, rounds }: Laps): Promise<Line[]> {
  for (const warming of [row.large, row.small]) await fire({ ...warming, seconds: Math.min(1, seconds) });
  const [large, small]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    large.push(await fire({ ...row.large, seconds }));
    small.push(await fire({ ...row.small, seconds }));
  }
  const wrong = [...large, ...small].find((round) => round.wrong)?.wrong;
  if (wrong) throw new Error(`some answers were wrong, so the numbers say nothing. The first:\n${wrong}`);

  const ratio = ratioOf(small, large);
  const aim = { says: `${mostCost} or less`, isMet: ratio <= mostCost };
  return [{ ...lineOf(`${what}, large`, large), ratio, aim }, lineOf(`${what}, small`, small)];
}

async function printMemory(large: Site, small: Site, url: string): Promise<void> {
  const told = (megabytes: number | undefined) => (megabytes === undefined ? "not told" : `${Math.round(megabytes)}`);
  const lineFor = (what: string, { server }: Site) => [what, told(server.memory()), told(server.peakMemory())];
  printRows(
    "Memory, in MB",
    ["", "now", "at most"],
    [
      lineFor("the server of the large one", large),
      lineFor("the server of the small one", small),
      ["PostgreSQL, all of it", told(await memoryOfDatabase(url)), ""],
    ],
  );
}

async function provesItsLedger(url: string): Promise<boolean> {
  const start = performance.now();
  const gaps = await gapsIn(url);
  console.log(`\ncheck:ledger of the large one: ${gaps} gaps, in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return gaps === 0;
}
