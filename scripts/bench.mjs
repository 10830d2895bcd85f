import "./require-node.mjs";
import { run, typescript } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp();
process.exit(await run(typescript("bench/main.ts", ...process.argv.slice(2)), { env: { NODE_ENV: "production" } }));
