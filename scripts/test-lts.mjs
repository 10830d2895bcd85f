import { delimiter, dirname, join } from "node:path";
import { run } from "./run.mjs";
import { installedFor } from "./install.mjs";
import { inTurn } from "./turn.mjs";

// `npm test` on the newest LTS of Node.js, which scripts/lts names and npm brings. All that the tests start uses it, too.
const folder = await inTurn(() => installedFor("lts"));
const program = join(folder, "node_modules", "node", "bin", "node");
const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
process.exit(await run(["scripts/test.mjs", ...process.argv.slice(2)], { program, env }));
