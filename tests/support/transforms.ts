import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import relay from "vite-plugin-relay";
import type { CacheKeyIdGenerator } from "vitest/node";
import type { Plugin } from "vite";

// Vitest keeps each transformed module in .cache/vitest, under a key of its text. What a transform reads besides that text must be part of
// the key, or a test would run with a stale module. scripts/test.mjs deletes what is older than a week.

/** Files that change what a transform makes of another file, from the root of the repository. */
const readByTransforms = [
  "vitest.config.ts",
  "tests/support/transforms.ts",
  // Relay's plug-in writes the folder of the artifacts into each document. An artifact is a module of its own, with a key of its own.
  "relay.config.js",
  // The names of imports, JSX, and the versions of what transforms.
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Vitest's options for the cache of transformed modules. */
export const keptTransforms = { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" };

/** Adds what transforms read in the repository at `root` to the keys of the cache. */
export function transformKeys(root: string): Plugin {
  const generate = keyOf(root);
  return {
    name: "transform-keys",
    configureVitest: ({ defineCacheKeyGenerator: define }) => define(generate),
  };
}

function keyOf(root: string): CacheKeyIdGenerator {
  const hash = createHash("sha256");
  for (const path of readByTransforms.filter((one) => existsSync(join(root, one)))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  const key = hash.digest("hex");
  return () => key;
}

/**
 * The plug-ins that transform the client for tests. Each `.css.ts` stays a module that runs in the test, so its transform reads no other
 * file. The compiler of a build would write what it imports into it.
 */
export const clientPlugins = () => [relay, react(), vanillaExtractPlugin({ unstable_mode: "transform" })];
