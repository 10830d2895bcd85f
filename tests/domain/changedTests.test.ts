import { expect, test } from "vitest";
import { testsReachedBy } from "#scripts/reach.ts";
import { sourceFrom } from "#tests/support/sources.ts";

const sources = [
  sourceFrom("domain/karma.ts", ""),
  sourceFrom("server/nouns/moods/moods.ts", 'import { karmaFor } from "#domain/karma.ts";'),
  sourceFrom("client/screens/mood/MoodForm.tsx", 'import { karmaFor } from "#domain/karma.ts";'),
  sourceFrom("tests/support/door.ts", 'import { moods } from "#server/nouns/moods/moods.ts";'),
  sourceFrom("tests/architecture.test.ts", ""),
  sourceFrom("tests/domain/karma.test.ts", 'import { karmaFor } from "#domain/karma.ts";'),
  sourceFrom("tests/domain/papers.test.ts", ""),
  sourceFrom("tests/domain/quotes.test.ts", 'import { quotes } from "#domain/quotes.ts";'),
  sourceFrom("tests/api/moods.test.ts", 'import { door } from "#tests/support/door.ts";'),
  sourceFrom("tests/api/wire.test.ts", ""),
  sourceFrom("tests/programs/crash.test.ts", ""),
  sourceFrom("tests/screens/mood.test.tsx", ""),
  sourceFrom("tests/e2e/firstDay.test.ts", ""),
  sourceFrom("tests/long/programs/backups.test.ts", 'import { door } from "#tests/support/door.ts";'),
];

const aboutSources = ["tests/architecture.test.ts", "tests/domain/papers.test.ts"];

test.each<[what: string, changed: string, reached: string[]]>([
  [
    "a rule of the domain: what imports it over other files, and what runs built",
    "domain/karma.ts",
    [
      ...aboutSources,
      "tests/domain/karma.test.ts",
      "tests/api/moods.test.ts",
      "tests/programs/crash.test.ts",
      "tests/e2e/firstDay.test.ts",
    ],
  ],
  [
    "the client: screens and browsers",
    "client/screens/mood/MoodForm.tsx",
    [...aboutSources, "tests/screens/mood.test.tsx", "tests/e2e/firstDay.test.ts"],
  ],
  [
    "a migration: what uses a database",
    "prisma/migrations/1_first/migration.sql",
    ["tests/api/moods.test.ts", "tests/api/wire.test.ts", "tests/programs/crash.test.ts"],
  ],
  ["a document: its citations", "docs/rules.md", ["tests/domain/papers.test.ts"]],
  [
    "a test that only the whole suite runs: itself",
    "tests/long/programs/backups.test.ts",
    [...aboutSources, "tests/long/programs/backups.test.ts"],
  ],
  ["a picture of the README: nothing", "docs.png", []],
])("a change reaches, from %s", (_what, changed, reached) => {
  expect(testsReachedBy([changed], sources).toSorted()).toEqual(reached.toSorted());
});

test("a change of the runner's settings reaches each test of the gate", () => {
  const gate = sources.map(({ path }) => path).filter((path) => /^tests\/(?!long\/).*\.test\./.test(path));

  expect(testsReachedBy(["vitest.config.ts"], sources)).toEqual(gate);
});
