import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { version } from "#server/base/version.ts";
import { documentsFolder, documentsIn } from "#server/doors/graph/documents.ts";

/** The SHA-256 of each release's file. Its documents are in people's hands, so it never changes. */
const frozen: Record<string, string> = {
  "0.2.0": "dd3c3c55138ef92d13b65d0895c1f9afdcf5f5a8a709fad2b9b5215e2815ae0a",
  "0.3.0": "749147dc4577de3ce8e41167f9e8cf2d14fefb7dad5f1f8c2f005bc84a562378",
};

describe("the documents that clients send by id", () => {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const today = documentsIn(join(documentsFolder, "current.json"));

  test("are kept for each release of the last three minor versions, and for no other", () => {
    const files = [...answered(changelog), "current"].map((name) => `${name}.json`);

    // A version without a date is not released yet.
    expect(changelog).toContain(`\n## ${version} (`);
    expect(readdirSync(documentsFolder).toSorted()).toEqual(files.toSorted());
    expect(Object.keys(frozen).toSorted()).toEqual(answered(changelog).toSorted());
  });

  test.each(Object.entries(frozen))("of %s are still those that it was released with", (release, hash) => {
    const file = readFileSync(join(documentsFolder, `${release}.json`));

    expect(createHash("sha256").update(file).digest("hex")).toBe(hash);
  });

  test("of a release are all those of its client, until the changelog begins the next one", () => {
    const [, newest] = /^## (\S+)/m.exec(changelog) ?? [];
    const file = newest === "Unreleased" ? "current.json" : `${newest}.json`;

    expect(documentsIn(join(documentsFolder, file))).toMatchObject(today);
  });

  test("of today are those that the client names; `npm run generate` writes both", () => {
    const artifacts = readdirSync("client/__generated__").map((name) => join("client/__generated__", name));
    const named = artifacts.flatMap((file) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, "utf8"))?.[1] ?? []);

    expect(Object.keys(today).toSorted()).toEqual([...new Set(named)].toSorted());
  });
});

test("a release is answered for two more minor versions, and one without a date is none yet", () => {
  const names = ["Unreleased", "1.0.0", "0.9.1 (2027-03-02)", "0.9.0 (2027-03-01)", "0.8.0 (2027-02-01)"];
  const earlier = ["0.7.2 (2027-01-03)", "0.7.0 (2027-01-01)", "0.6.9 (2026-12-31)", "0.1.0"];
  const changelog = [...names, ...earlier].map((name) => `## ${name}\n\nWords.\n`).join("\n");

  expect(answered(changelog)).toEqual(["0.9.1", "0.9.0", "0.8.0", "0.7.2", "0.7.0"]);
});

/** The releases of the last three minor versions that a changelog dates, newest first. */
function answered(changelog: string): string[] {
  const releases = [...changelog.matchAll(/^## ((\d+\.\d+)\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)];
  const lines = new Set([...new Set(releases.map(([, , line]) => line))].slice(0, 3));
  return releases.flatMap(([, release, line]) => (release && lines.has(line) ? [release] : []));
}
