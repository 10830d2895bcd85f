import { run, typescript } from "./run.mjs";
import { installed } from "./setup.mjs";
import { withLock } from "./lock.mjs";

await withLock(installed);
process.exit(
  await run(typescript("server/store/database/migrationCommand.ts", "new", process.argv.slice(2).join("_"))),
);
