import "./require-node.mjs";
import { childCpuSeconds } from "./processes.mjs";
import { bin, run } from "./run.mjs";
import { galleryBuilt, setUp } from "./setup.mjs";

/** The aim for a complete run, in minutes of CPU (CONTRIBUTING.md, Tests). A slower machine only gets a message. */
const mostMinutes = 16;

// A separate build, so that a server running from dist/ keeps its files.
await setUp({ folder: "dist/test" });
await galleryBuilt("dist/test");
const code = await run([bin("vitest"), "run", ...process.argv.slice(2)]);
const seconds = childCpuSeconds();
if (seconds !== undefined)
  console.log(`CPU time: ${(seconds / 60).toFixed(1)} minutes. The aim for a whole run is ${mostMinutes}.`);
process.exit(code);
