import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { version } from "./server/base/version.ts";
import { clientPlugins, keptTransforms, transformKeys } from "./tests/support/transforms.ts";
import { lastResortMs, watchdogMs } from "./tests/support/until.ts";

// The folder of a test decides in which process it runs, and whether the gate or only the whole suite runs it (CONTRIBUTING.md, Tests).

const require = createRequire(import.meta.url);
// Vite would pick graphql's ES build while Yoga and Pothos load its CommonJS one: two copies, two GraphQLError classes.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: require.resolve("graphql") }] };

// This run's own master key. The first server that needs it makes it; it is deleted with the run's databases.
if (process.env.MASTER_KEY_FILE === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "kindling-tests-"));
  process.env.MASTER_KEY_FILE = join(folder, "master-key");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// What is broken fails by an expectation. Only the watchdog ends what hangs.
const patience = { testTimeout: lastResortMs, hookTimeout: lastResortMs, expect: { poll: { timeout: watchdogMs } } };
// Node's usual 16 MB of young objects are collected so often that it costs a seventh of a screen's test. Prisma's WebAssembly runs so
// briefly in a test that optimising it costs more than it gains.
const cheap = { execArgv: ["--max-semi-space-size=64", "--liftoff-only"] };

const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;
const hasPooler = isInstalled("pgbouncer");
const hasRedis = isInstalled("redis-server");

const tests = "*.test.{ts,tsx}";
const folderOf = (include: string) => include.slice(0, -`/${tests}`.length);

const keys = transformKeys(import.meta.dirname);

/** A project: its name, the folders whose tests it runs, and what differs from the others. */
const project = (
  name: string,
  folders: readonly string[],
  test: object,
  { plugins = [], ...rest }: { plugins?: PluginOption[]; resolve?: object } = {},
) => ({
  ...rest,
  plugins: [keys, ...plugins],
  test: {
    name,
    include: folders.map((folder) => join("tests", folder, tests)),
    // A Citus cluster has several nodes: these files are about one, or about the tables as migrations leave them.
    exclude: process.env.CITUS_URL ? ["tests/**/oneNode/**"] : [],
    setupFiles: ["tests/support/eachFile.ts"],
    ...patience,
    ...test,
  },
});

/** Tests without a server. They leave nothing behind, so one process runs file after file. */
const domain = { isolate: false };

/** Tests with the server in their own process. Its code is slow to load. */
const api = { globalSetup: ["tests/support/cluster.ts"], ...cheap };
/** One process runs file after file. */
const together = { ...api, isolate: false };
const pooled = { env: { DATABASE_POOLER: "transaction" } };
const everyDatabase = ["api/everyDatabase", "api/everyDatabase/oneNode"];

const screens = {
  environment: "jsdom",
  // Each file has a window of its own; the client's code, slow to load, stays.
  isolate: false,
  env: { VITE_VERSION: version },
  setupFiles: ["tests/support/eachFile.ts", "tests/support/screens.ts"],
  globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts"],
  ...cheap,
};

const client = () => ({
  plugins: clientPlugins(),
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
});

const browsers = {
  setupFiles: ["tests/support/eachFile.ts", "tests/support/sharedClock.ts"],
  globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts", "tests/support/chromium.ts"],
  ...cheap,
  // Each file has a browser of its own; the modules, slow to load, stay.
  isolate: false,
  // After the others, and one for each processor: a browser is busy all the time, and a page that has to wait fails by time.
  maxWorkers: Math.min(availableParallelism(), 4),
  sequence: { groupOrder: 1 },
};

/** What `npm test` runs. */
const gate = [
  // limitRows.test.ts loads files of the client.
  project("domain", ["", "domain"], domain, client()),
  project("api", ["api", "api/oneNode", ...everyDatabase], together, { resolve: oneGraphql }),
  // These read an environment of their own when they load, or are about what a process remembers.
  project("alone", ["alone", "alone/everyDatabase"], api, { resolve: oneGraphql }),
  // These are about programs that they start. Their own process only watches.
  project("programs", ["programs"], together, { resolve: oneGraphql }),
  project("screens", ["screens", "screens/ui"], screens, client()),
  project("e2e", ["e2e"], browsers),
];

/** What `npm run test:all` runs besides. */
const long = [
  project("long/domain", ["long/domain"], domain),
  project("long/alone", ["long/alone"], api, { resolve: oneGraphql }),
  project("long/programs", ["long/programs"], together, { resolve: oneGraphql }),
  project("long/redis", ["long/redis"], api, { resolve: oneGraphql }),
  // On several nodes a save is a transaction of statements. One PostgreSQL is used like several nodes.
  project(
    "long/steps",
    ["long/steps", ...everyDatabase],
    { ...together, env: { AS_DISTRIBUTED: "on" } },
    { resolve: oneGraphql },
  ),
  // Through a pooler a statement has no name, a connection no settings, and each statement may run on another connection. Those in
  // `oneNode` hold locks for which more statements wait than the pooler has connections.
  project("long/pooled", ["long/pooled", "api/everyDatabase"], { ...together, ...pooled }, { resolve: oneGraphql }),
  project(
    "long/pooled/alone",
    ["long/pooled/alone", "alone/everyDatabase"],
    { ...api, ...pooled },
    { resolve: oneGraphql },
  ),
  project("long/e2e", ["long/e2e"], browsers),
];

/** Tests that failed and passed unchanged, each beside the settings of the project that it comes from. */
const quarantine = [
  project("quarantine/domain", ["quarantine/domain"], domain),
  project("quarantine/api", ["quarantine/api"], together, { resolve: oneGraphql }),
  project("quarantine/alone", ["quarantine/alone"], api, { resolve: oneGraphql }),
  project("quarantine/programs", ["quarantine/programs"], together, { resolve: oneGraphql }),
  project("quarantine/screens", ["quarantine/screens"], screens, client()),
  project("quarantine/e2e", ["quarantine/e2e"], browsers),
];

const all = [...gate, ...long, ...quarantine];

/** The folders whose tests some project runs. */
export const testFolders = new Set(all.flatMap(({ test: { include } }) => include.map(folderOf)));

/** What a project needs and the machine lacks; undefined if it can run. */
const lacks = (name: string) => {
  if (!hasPooler && name.startsWith("long/pooled")) return "PgBouncer";
  return !hasRedis && name === "long/redis" ? "Redis" : undefined;
};

const isThere = ({ test: { include } }: { test: { include: readonly string[] } }) =>
  include.some((one) => existsSync(join(import.meta.dirname, folderOf(one))));

/** All projects that have a folder, by name, with what the machine lacks for them. */
export const projects = all.filter(isThere).map(({ test: { name } }) => ({ name, lacks: lacks(name) }));

export default defineConfig({
  test: {
    ...keptTransforms,
    // Two more than there are processors, for a file waits a third of its time; each brings up to 20 connections to one database.
    maxWorkers: Math.min(availableParallelism() + 2, 4),
    projects: all.filter((one) => isThere(one) && lacks(one.test.name) === undefined),
  },
});
