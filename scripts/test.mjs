import "./require-node.mjs";
import { childCpuSeconds } from "./processes.mjs";
import { bin, run } from "./run.mjs";
import { galleryBuilt, setUp } from "./setup.mjs";

/** What a complete run may take on a quiet machine, in minutes of CPU (CONTRIBUTING.md, Tests). A slower one only gets a message. */
const mostMinutes = 22;

// A separate build, so that a server running from dist/ keeps its files.
await setUp({ folder: "dist/test" });
await galleryBuilt("dist/test");
const code = await run([bin("vitest"), "run", ...process.argv.slice(2)]);
const seconds = childCpuSeconds();
if (seconds !== undefined)
  console.log(
    `CPU time: ${(seconds / 60).toFixed(1)} minutes. On a quiet machine a whole run takes ${mostMinutes} at most.`,
  );
process.exit(code);
