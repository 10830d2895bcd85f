import {
  differingCopies,
  distribute,
  distributionAt,
  stepsLeft,
  type Distribution,
} from "#server/store/database/distribution.ts";
import type { Verb } from "./verb.ts";

/** Operators' commands for a database on several nodes. */
export const distributionVerbs: Record<string, Verb> = {
  "check:copies": { does: "compares the copies of shared tables on all nodes", run: (_words, url) => checkCopies(url) },
  distribute: {
    does: "prints what spreads the database over several nodes (Citus); --yes does it",
    takes: "[--yes]",
    run: spread,
  },
};

/** With more in its tables, a distribution locks people out for longer than they would wait. */
const briefBytes = 32_000_000;

async function spread(words: readonly string[], url: string): Promise<boolean> {
  const [word, ...others] = words;
  if (others.length > 0 || (word !== undefined && word !== "--yes")) return fail("distribute takes only --yes.");
  const before = await distributionAt(url);
  const steps = stepsLeft(before);
  if (steps.length === 0) {
    console.log(`The database is distributed over ${nodesIn(before)}. Nothing is left to do.`);
    return true;
  }
  if (before.newNodes.length > 0) console.log(`New, without rows: ${before.newNodes.join(", ")}.`);
  if (word === "--yes") return run(url);

  console.log(`${steps.join(";\n")};`);
  if (before.bytesLeft <= briefBytes && before.newNodes.length === 0) {
    console.log("Nothing was changed. To run this, stop all servers and add --yes.");
    return true;
  }
  return fail(
    `Nothing was changed. Nobody can write while ${Math.ceil(before.bytesLeft / 1_000_000)} MB are moved: ` +
      "make a backup, stop all servers and add --yes.",
  );
}

async function run(url: string): Promise<boolean> {
  await distribute(url, (step) => console.log(`${step};`));
  console.log(`The database is distributed over ${nodesIn(await distributionAt(url))}. Start the servers.`);
  return true;
}

async function checkCopies(url: string): Promise<boolean> {
  const { placed } = await distributionAt(url);
  if (placed.size === 0) {
    console.log("The database is not distributed: there are no copies to compare.");
    return true;
  }
  const differing = await differingCopies(url);
  for (const { table, copies } of differing) console.error(`${table} differs: ${copies.join("; ")}`);
  const shared = [...placed.values()].filter((how) => how === "copied").length;
  console.log(
    differing.length === 0
      ? `All copies of ${shared} shared tables are equal.`
      : `${differing.length} of ${shared} shared tables differ. docs/operations.md, Several nodes, says what to do.`,
  );
  return differing.length === 0;
}

function nodesIn({ nodes }: Distribution): string {
  return nodes === 1 ? "1 node" : `${nodes} nodes`;
}

function fail(why: string): false {
  console.error(why);
  return false;
}
