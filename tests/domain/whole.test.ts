import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { sinceWhole } from "#scripts/since-whole.mjs";
import { resultOf, wholeText, type Report, type Run } from "#scripts/whole.ts";

const report: Report = {
  testResults: [
    {
      name: join(root, "tests/api/moods.test.ts"),
      status: "failed",
      startTime: 1_000,
      endTime: 3_000,
      assertionResults: [
        { fullName: "a mood is saved", status: "passed" },
        { fullName: "a mood is deleted", status: "failed" },
      ],
    },
    {
      name: join(root, "tests/api/broken.test.ts"),
      status: "failed",
      startTime: 1_000,
      endTime: 1_500,
      assertionResults: [],
    },
  ],
};

const run: Run = {
  commit: "abc1234",
  isClean: true,
  day: "2026-11-27",
  machine: "linux, 2 processors, Node.js 20.20.2",
  clockSeconds: 90,
  missing: [{ name: "long/redis", lacks: "Redis" }],
};

test("the whole says what passed and failed in each project, by name and without a folder of the machine", () => {
  const text = wholeText(run, [resultOf("api", 1, report, 12.3), resultOf("domain", 0, { testResults: [] }, 17.7)]);

  expect(text).toContain("- Tests: 1 passed, 2 failed");
  expect(text).toContain("- Time: 1.5 minutes of clock, 0.5 of CPU");
  expect(text).toContain("| api | 1 | 2 | 2 | 3 | 12 |");
  expect(text).toContain("- long/redis: Redis is not installed");
  expect(text).toContain("- `tests/api/moods.test.ts`: a mood is deleted");
  expect(text).toContain("- `tests/api/broken.test.ts`, outside its tests");
  expect(text).not.toContain(root);
});

test("a project that ends without a report, or badly with tests that all passed, has failed", () => {
  expect(resultOf("e2e", 137, undefined).failed).toEqual(["vitest of e2e ended with code 137, outside its tests"]);
  expect(resultOf("e2e", 1, { testResults: [] }).failed).toHaveLength(1);
});

test("a run beside changes that were not committed says so, and without counted CPU it gives none", () => {
  const text = wholeText({ ...run, isClean: false }, [resultOf("api", 0, { testResults: [] })]);

  expect(text).toContain("- Commit: `abc1234`, with changes that were not committed");
  expect(text).toContain("unknown of CPU");
});

test("a check says how many commits of the product are younger than the whole, as far as the clone knows", () => {
  const text = wholeText(run, []);

  expect(sinceWhole(text, () => "4")).toBe(
    "The whole suite ran at abc1234. Since then 4 commits have changed the product.",
  );
  expect(sinceWhole(text, () => undefined)).toBe("The whole suite ran at abc1234, which this clone does not have.");
  expect(sinceWhole("")).toBe("The whole suite has no result yet: npm run test:all writes it.");
});
