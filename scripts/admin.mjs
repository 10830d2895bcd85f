import { run } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp();
process.exit(await run(["dist/server/admin.mjs", ...process.argv.slice(2)]));
