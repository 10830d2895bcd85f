import { run, typescript } from "./run.mjs";
import { installed } from "./setup.mjs";
import { withLock } from "./lock.mjs";

await withLock(installed);
process.exit(await run(typescript("scripts/helplines.ts")));
