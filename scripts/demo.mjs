import "./require-node.mjs";
import { run, typescript } from "./run.mjs";
import { setUp } from "./setup.mjs";

// A server with a made-up person to look around in: `npm run demo`, or `npm run demo -- --keep` to find it again.
await setUp();
process.exit(await run(typescript("scripts/demoServer.ts", ...process.argv.slice(2))));
