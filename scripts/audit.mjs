import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, typescript } from "./run.mjs";
import { installedFor, setUp } from "./setup.mjs";
import { withLock } from "./lock.mjs";

await setUp();
await withLock(() => installedFor("audit"));
// Its own master key, deleted with its database.
const folder = mkdtempSync(join(tmpdir(), "kindling-audit-"));
const env = { NODE_ENV: "production", MASTER_KEY_FILE: join(folder, "master-key") };
const code = await run(typescript("bench/audit/main.ts", ...process.argv.slice(2)), { env });
rmSync(folder, { recursive: true, force: true });
process.exit(code);
