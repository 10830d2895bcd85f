import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";
import { relayModules } from "./client/first/build/relayModules.ts";
import { version } from "./server/base/version.ts";

const require = createRequire(import.meta.url);
// Vite would pick graphql's ES build while Yoga and Pothos load its CommonJS one: two copies, two GraphQLError classes.
const oneGraphql = [{ find: /^graphql$/, replacement: require.resolve("graphql") }];

// This run's own master key. The first server that needs it makes it; it is deleted with the run's databases.
if (process.env.MASTER_KEY_FILE === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "kindling-tests-"));
  process.env.MASTER_KEY_FILE = join(folder, "master-key");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// Machines are busy: what is broken fails by an expectation, and these only end what hangs.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };
// Node's usual 16 MB of young objects are collected so often that it costs a seventh of a screen's test. Prisma's WebAssembly runs so
// briefly in a test that optimising it costs more than it gains.
const cheap = { execArgv: ["--max-semi-space-size=64", "--liftoff-only"] };

const api = { globalSetup: ["tests/support/cluster.ts"], ...patience, ...cheap };

const named = (names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `tests/api/${name}.test.ts`)
    .map((file) => {
      if (!existsSync(file)) throw new Error(`vitest.config.ts names ${file}, which does not exist.`);
      return file;
    });

// These read an environment of their own when they load, or are about what a process remembers: nothing else runs in theirs.
const apart = named(`
  admin backupOrigin backups behindProxy behindUnnamedProxy billing clientFiles databaseAway explorer explorerOff firstPages guard helplines keyVerbs
  live manual nonsenseRequests operator operators profile readyz signInsFrom slowClients starting visitorBytes`);
// These are about programs that they start. Their own process only watches, so one after another can use it.
const programs = named(`
  crash credentialsOnServers demo doctor embedded forgotten masterKey metrics migrations oldBackups readiness refusedStarts sealedPhrases sharedLimits
  shutdown soak standing takeBackCrash upgrade workers`);
const apartWithRedis = named("liveServers");

// Through a pooler a statement has no name, a connection no settings, and each statement may run on another connection. These files are
// about that: transactions, statements, locks, the ledger, sessions, long work. The other files prove nothing more behind one.
const throughPooler = named(`
  actions exports ledger longAnswers manyEntries pooler presumed reads savedTwice sessions writesAtOnce`);
const apartThroughPooler = named("doctorPooler live");
/** Files that prove nothing without a pooler. */
const onlyThroughPooler = named("doctorPooler pooler");

// On several nodes a save is a transaction of statements. These files are about saves, and run on one PostgreSQL used like several nodes.
const inSteps = named(`
  deletion ledger ownMoods presumed reset savedTwice steps writesAtOnce`);
/** Files that prove nothing where a save is one statement. */
const onlyInSteps = named("steps");

// With CITUS_URL the project "api" runs on a Citus cluster. These files count plans, look for a waiting lock on the node that they connect to,
// make triggers, or are about the tables as migrations leave them.
const aboutOneNode = named(`
  archive clearColumns connections credentials deadline deletion distribution elsewhere failures migrations ownTagsAtOnce pipeline reset schemaLaw searchStale
  statements windowConditions`);

const togetherInOne = { ...api, isolate: false };
const alone = [...apart, ...apartWithRedis];
const notTogether = [...alone, ...programs, ...onlyThroughPooler, ...onlyInSteps];

const screens = {
  environment: "jsdom",
  // Each file has a window of its own; the client's code, slow to load, stays.
  isolate: false,
  include: ["tests/screens/**/*.test.tsx"],
  env: { VITE_VERSION: version },
  setupFiles: ["tests/support/screens.ts"],
  globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts"],
  ...patience,
  ...cheap,
};

const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;
const hasPooler = isInstalled("pgbouncer");
if (!hasPooler) console.warn("PgBouncer is not installed, so no test goes through it: apt-get install pgbouncer");
const hasRedis = isInstalled("redis-server");
if (!hasRedis) console.warn("Redis is not installed, so no news passes between servers: apt-get install redis-server");

export default defineConfig({
  test: {
    // Two more than there are processors, for a file waits a third of its time; each brings up to 20 connections to one database.
    maxWorkers: Math.min(availableParallelism() + 2, 4),
    projects: [
      {
        test: {
          name: "domain",
          include: ["tests/domain/**/*.test.ts", "tests/architecture.test.ts"],
          // Pure functions leave nothing behind.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve: { alias: oneGraphql },
        // The server's code is slow to load, and one after another does in one process.
        test: {
          name: "api",
          ...togetherInOne,
          include: ["tests/api/**/*.test.ts"],
          exclude: [...notTogether, ...(process.env.CITUS_URL ? aboutOneNode : [])],
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: { name: "apart", ...api, include: alone, exclude: hasRedis ? [] : apartWithRedis },
      },
      {
        resolve: { alias: oneGraphql },
        test: { name: "in steps", ...togetherInOne, include: inSteps, env: { AS_DISTRIBUTED: "on" } },
      },
      { resolve: { alias: oneGraphql }, test: { name: "programs", ...togetherInOne, include: programs } },
      ...(hasPooler
        ? [
            { name: "pooled", ...togetherInOne, include: throughPooler },
            { name: "pooled apart", ...api, include: apartThroughPooler },
          ]
        : []
      ).map((test) => ({ resolve: { alias: oneGraphql }, test: { ...test, env: { DATABASE_POOLER: "transaction" } } })),
      {
        plugins: [relay, react(), vanillaExtractPlugin()],
        resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
        test: { name: "screens", ...screens },
      },
      {
        // Lists, refetches and news with Relay as people load it. The plug-in applies to builds alone unless told.
        plugins: [{ ...relayModules, apply: undefined }, relay, react(), vanillaExtractPlugin()],
        test: {
          name: "screens as built",
          ...screens,
          include: ["tests/screens/{journal,news}.test.tsx", "tests/screens/builtRelay.test.ts"],
          server: { deps: { inline: [/\/(?:relay-runtime|react-relay)\/lib\//, /\/@babel\/runtime\//] } },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts", "tests/support/chromium.ts"],
          ...patience,
          ...cheap,
          // Each file has a browser of its own; the modules, slow to load, stay.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // After the others, and one for each processor: a browser is busy all the time, and a page that has to wait fails by time.
          maxWorkers: Math.min(availableParallelism(), 4),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
