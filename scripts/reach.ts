import { fileURLToPath } from "node:url";
import { readSources, type Source } from "#tests/support/sources.ts";
import { changedSince } from "./changes.mjs";

// Which tests a change reaches, for `npm test -- --changed`. Imports tell most. The table tells what runs built, is started as a program or
// is read as a file.

/** Tests that reach files without importing them: what may change, and the tests to run then. */
const reached: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/^(?:server|domain)\//, /^tests\/(?:programs|e2e)\//],
  [/^client\//, /^tests\/(?:screens|e2e)\//],
  [/^prisma\//, /^tests\/(?:api|alone|programs)\/|^tests\/domain\/settings\.test\.ts$/],
  [/^scripts\//, /^tests\/programs\//],
  [/^schema\.graphql$/, /^tests\/(?:api|screens|e2e)\//],
  [/^(?:server\/doors\/graph\/documents|tests\/support\/persisted-samples\.json)/, /^tests\/(?:api|alone)\//],
  [/^(?:docs\/|[^/]+\.md$)/, /^tests\/domain\/papers\.test\.ts$/],
  [/^docs\/rules\.md$/, /^tests\/domain\/(?:limitRows|settings)\.test\.ts$/],
  [/^(?:domain|server|client)\/.*\.(?:tsx?|js)$/, /^tests\/domain\/limitRows\.test\.ts$/],
  [/\.(?:tsx?|m?js)$|^(?:Dockerfile|package\.json)$/, /^tests\/(?:architecture|domain\/papers)\.test\.ts$/],
  [/^tests\/support\/(?:eachFile|until|transforms)\.ts$/, /^tests\//],
  [/^tests\/support\/(?:cluster|citusCluster)\.ts$/, /^tests\/(?:api|alone|programs|screens|e2e)\//],
  [/^tests\/support\/served\.ts$/, /^tests\/(?:screens|e2e)\//],
  [/^tests\/support\/(?:screens|programClock)\.ts$/, /^tests\/screens\//],
  [/^tests\/support\/(?:chromium|sharedClock|programClock)\.ts$/, /^tests\/e2e\//],
  [/^(?:[^/]+\.config\.[jt]s|package-lock\.json|tsconfig\.json)$/, /^tests\//],
];

/** Tests that only `npm run test:all` runs. */
const isLong = /^tests\/(?:long|quarantine)\//;

/** The tests of the gate that the changed files reach, and each changed test. */
export function testsReachedBy(changed: readonly string[], sources: readonly Source[]): string[] {
  const affected = importersOf(changed, sources);
  const folders = reached.filter(([from]) => changed.some((path) => from.test(path))).map(([, tests]) => tests);
  return sources
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => {
      if (changed.includes(path)) return true;
      return !isLong.test(path) && (affected.has(path) || folders.some((tests) => tests.test(path)));
    });
}

/** The given files and all that import them, through any number of files. */
function importersOf(changed: readonly string[], sources: readonly Source[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    for (const one of imports) if (one.path) importers.set(one.path, [...(importers.get(one.path) ?? []), path]);
  }
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readSources([
    "domain",
    "server",
    "client",
    "tests",
    "scripts",
    "bench",
    "prisma",
    "vitest.config.ts",
  ]);
  console.log(testsReachedBy(changedSince(process.argv[2] || undefined), sources).join("\n"));
}
