import { createRequire } from "node:module";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);
// Vite would pick graphql's ES build while Yoga and Pothos load its CommonJS one: two copies, two GraphQLError classes.
const oneGraphql = [{ find: /^graphql$/, replacement: require.resolve("graphql") }];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["tests/domain/**/*.test.ts", "tests/architecture.test.ts"] } },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts", "tests/support/served.ts"],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
