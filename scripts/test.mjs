import "./require-node.mjs";
import { bin, run } from "./run.mjs";
import { setUp } from "./setup.mjs";

// A build of its own, so that a server which runs from dist/ beside it keeps its files.
await setUp({ folder: "dist/test" });
process.exit(await run([bin("vitest"), "run", ...process.argv.slice(2)]));
