import { run, typescript } from "./run.mjs";
import { setUp } from "./setup.mjs";

// Starts a server with a made-up diary: `npm run demo`, or `npm run demo -- --keep` to keep it for the next time.
await setUp();
process.exit(await run(typescript("scripts/demoServer.ts", ...process.argv.slice(2))));
