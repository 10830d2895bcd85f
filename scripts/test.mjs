import "./require-node.mjs";
import { childCpuSeconds } from "./processes.mjs";
import { bin, run } from "./run.mjs";
import { setUp } from "./setup.mjs";

/** What a whole run may use (CONTRIBUTING.md, Tests). A slower machine uses more, so it is said and fails nothing. */
const mostMinutes = 16;

// A build of its own, so that a server which runs from dist/ beside it keeps its files.
await setUp({ folder: "dist/test" });
const code = await run([bin("vitest"), "run", ...process.argv.slice(2)]);
const seconds = childCpuSeconds();
if (seconds !== undefined)
  console.log(`CPU time: ${(seconds / 60).toFixed(1)} minutes. A whole run uses at most ${mostMinutes}.`);
process.exit(code);
