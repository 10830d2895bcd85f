import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);
// Vite would pick graphql's ES build while Yoga and Pothos load its CommonJS one: two copies, two GraphQLError classes.
const oneGraphql = [{ find: /^graphql$/, replacement: require.resolve("graphql") }];

// A master key of this run's own, which whoever needs it first makes, and which goes with its databases.
if (process.env.MASTER_KEY_FILE === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "kindling-tests-"));
  process.env.MASTER_KEY_FILE = join(folder, "master-key");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// Machines are busy: what is broken fails by an expectation, and these only end what hangs.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

const api = {
  include: ["tests/api/**/*.test.ts"],
  exclude: ["tests/api/pooler.test.ts"],
  globalSetup: ["tests/support/cluster.ts"],
  ...patience,
};

// These start programs or databases of their own, hold connections, are about what a pooler does without (named statements, time-outs), or
// about what comes before a database is asked.
const withoutPooler = `
  addresses admin behindProxy behindUnnamedProxy bodies clearColumns clientFiles compiled crash crossSite databaseAway deadline deletion
  diaryNonsense embedded explorerOff graphqlLimits graphqlOverHttp headers helplines keyVerbs liveServers masterKey migrations nonsense
  nonsenseAround openApi operators persistedQueries readme reset routes sandbox schemaLaw schemaWords sealedPhrases sealing sharedLimits
  shutdown signInLimits slowClients starting statements workers`
  .trim()
  .split(/\s+/)
  .map((name) => `tests/api/${name}.test.ts`);

const hasPooler = spawnSync("pgbouncer", ["--version"]).status === 0;
if (!hasPooler) console.warn("PgBouncer is not installed, so no test goes through it: apt-get install pgbouncer");

export default defineConfig({
  test: {
    // A file waits about as long as it works, and brings up to 20 connections to one database.
    maxWorkers: Math.min(availableParallelism(), 4),
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
        test: { name: "api", ...api },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: "pooled",
          ...api,
          include: hasPooler ? api.include : [],
          exclude: withoutPooler,
          env: { DATABASE_POOLER: "transaction" },
        },
      },
      {
        plugins: [relay, react(), vanillaExtractPlugin()],
        resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
        test: {
          name: "screens",
          environment: "jsdom",
          include: ["tests/screens/**/*.test.tsx"],
          setupFiles: ["tests/support/screens.ts"],
          globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts"],
          ...patience,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts", "tests/support/chromium.ts"],
          ...patience,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
