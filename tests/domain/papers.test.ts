import { describe, expect, test } from "vitest";
import { deadCitationsIn, deadCitationsInSource, readPapers } from "#tests/support/citations.ts";
import { readSources } from "#tests/support/sources.ts";

test("each file, name, link and section that a document cites exists", () => {
  const found = readPapers().flatMap((paper) => deadCitationsIn(paper).map((words) => `${paper.path} ${words}`));

  expect(found).toEqual([]);
});

test("each document and section that a comment cites exists", () => {
  const sources = readSources(["domain", "server", "client", "tests", "scripts", "bench", "prisma"]);
  const found = sources
    // The examples below cite files that do not exist.
    .filter(({ path }) => path !== "tests/domain/papers.test.ts")
    .flatMap((source) => deadCitationsInSource(source).map((words) => `${source.path} ${words}`));

  expect(found).toEqual([]);
});

describe("a document that cites a missing file is found", () => {
  test.each([
    ["a file", "See `domain/nothing.ts`.", "cites domain/nothing.ts, which does not exist"],
    ["a file of the root", "See `NOTHING.md`.", "cites NOTHING.md, which does not exist"],
    ["a name", "`domain/limits.ts` `trialWeeks`", "cites trialWeeks of domain/limits.ts, which does not have it"],
    ["a link", "[rules](docs/laws.md)", "links to docs/laws.md, which does not exist"],
    ["a heading", "[coal](docs/rules.md#gold)", "links to #gold of docs/rules.md, which has no such heading"],
    ["a heading of its own", "# Coal\n[gold](#gold)", "links to #gold of itself, which has no such heading"],
    ["a decision", "as decision 99 says", "cites decision 99, which does not exist"],
  ])("%s", (_what, text, words) => {
    expect(deadCitationsIn({ path: "README.md", text })).toEqual([words]);
  });

  test.each([
    "`domain/limits.ts` `trialDays`, `server/nouns/<noun>/`, `server/generated/pothos.ts`, `README.md`, `--only`",
    "[coal](docs/rules.md#coal), [Prisma](https://www.prisma.io/docs), docs/decisions/0014",
    "```sh\ncat `domain/nothing.ts`\n```",
  ])("nothing in %j", (text) => {
    expect(deadCitationsIn({ path: "README.md", text })).toEqual([]);
  });
});

describe("a comment that cites a missing file is found", () => {
  test.each([
    ["// docs/laws.md says so.", "cites docs/laws.md, which does not exist"],
    ["/** The sum (docs/rules.md, Bronze). */", "cites Bronze of docs/rules.md, which has no such heading"],
    [
      "/**\n * The sum (docs/rules.md,\n * Bronze and tin).\n */",
      "cites Bronze and tin of docs/rules.md, which has no such heading",
    ],
    ["// docs/decisions/0099", "cites decision 0099, which does not exist"],
    ["/** The sum (laws.md). */", "cites laws.md, which does not exist"],
    ["/** The sum (section 5). */", 'cites "section 5", which is of no RFC'],
    ["/** The sum (the paper's\n * sections 2 and 3). */", 'cites "sections 2", which is of no RFC'],
  ])("%j", (text, words) => {
    expect(deadCitationsInSource({ path: "domain/balance.ts", text })).toEqual([words]);
  });

  test.each([
    "/** The sum of a range (docs/rules.md, Coal). */",
    "/**\n * The day (docs/rules.md, Days\n * and zones).\n */",
    "// docs/decisions/0027 and docs/caches.md",
    "// ARCHITECTURE.md, and RFC 9112 section 3.2.2.",
    "// A note such as 2024-03-05.md.",
  ])("nothing in %j", (text) => {
    expect(deadCitationsInSource({ path: "domain/balance.ts", text })).toEqual([]);
  });
});
