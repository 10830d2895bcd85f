import { startKindling } from "#tests/support/kindling.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { fullDisk } from "./faults/fullDisk.ts";
import { heavyReaders } from "./faults/heavyReaders.ts";
import { hungDatabase } from "./faults/hungDatabase.ts";
import { printOutcome, type Outcome, type Stage } from "./faults/outcome.ts";
import { slowClients } from "./faults/slowClients.ts";
import { stopAsked } from "./faults/stopAsked.ts";
import { stoppedStatement } from "./faults/stoppedStatement.ts";
import { built } from "./servers.ts";

interface Fault {
  title: string;
  run: (stage: Stage) => Promise<Outcome>;
}

const faults: Readonly<Record<string, Fault>> = {
  readers: { title: "40 heavy readers", run: heavyReaders },
  clients: { title: "800 slow clients", run: slowClients },
  hang: { title: "The database hangs for 8 s under 40 writers", run: hungDatabase },
  statement: { title: "One write stops for 6 s with its locks", run: stoppedStatement },
  stop: { title: "SIGTERM under 60 writers", run: stopAsked },
  disk: { title: "The disk is full for 5 s", run: fullDisk },
};

export const faultNames = Object.keys(faults);

// Node's default in a container of 1 GB.
const env = { NODE_OPTIONS: "--max-old-space-size=512" };

/** Causes all faults, or one, in turn and prints their effect. Throws if a promise is broken. */
export async function printFaults(only?: string): Promise<void> {
  const database = await startTemporary();
  const kindling = await startKindling({ databaseUrl: database.url, main: built, env });
  const missed: string[] = [];
  try {
    for (const [name, { title, run }] of Object.entries(faults)) {
      if (only !== undefined && only !== name) continue;
      const broken = await run({ kindling, database }).then(
        (outcome) => printOutcome(title, outcome),
        (error: unknown) => [String(error)],
      );
      missed.push(...broken.map((says) => `${title}: ${says}`));
    }
  } finally {
    kindling.send("SIGTERM");
    await kindling.ended;
    await database.stop();
  }
  if (missed.length > 0) throw new Error(`not kept:\n  ${missed.join("\n  ")}`);
}
