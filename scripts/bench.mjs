import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, typescript } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp();
// Its own master key, deleted with its databases.
const folder = mkdtempSync(join(tmpdir(), "kindling-bench-"));
const env = { NODE_ENV: "production", MASTER_KEY_FILE: join(folder, "master-key") };
const code = await run(typescript("bench/main.ts", ...process.argv.slice(2)), { env });
rmSync(folder, { recursive: true, force: true });
process.exit(code);
