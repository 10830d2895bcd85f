import { delimiter, dirname, join } from "node:path";
import { run } from "./run.mjs";
import { installedFor } from "./install.mjs";
import { withLock } from "./lock.mjs";

// `npm test` on the newest LTS of Node.js, in the version that scripts/lts installs. All child processes use it too.
const folder = await withLock(() => installedFor("lts"));
const program = join(folder, "node_modules", "node", "bin", "node");
const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
process.exit(await run(["scripts/test.mjs", ...process.argv.slice(2)], { program, env }));
