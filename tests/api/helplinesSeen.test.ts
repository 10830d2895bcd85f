import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteSeen, ownHelplines } from "#server/base/helplines.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-seen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("who opened a country's sites is noted with the day, and only its lines say so", () => {
  expect(noteSeen(folder, "Ireland", "2026-11-23").sites).toEqual(["samaritans.org"]);
  noteSeen(folder, "France", "2026-11-24");

  const by = userInfo().username;
  expect(JSON.parse(readFileSync(join(folder, "helplines-seen.json"), "utf8"))).toEqual({
    Ireland: { by, on: "2026-11-23" },
    France: { by, on: "2026-11-24" },
  });
  const seen = ownHelplines(folder).filter(({ talk }) => talk.some((line) => line.seen));
  expect(seen.map(({ country, talk }) => [country, talk[0]?.seen])).toEqual([
    ["France", "2026-11-24"],
    ["Ireland", "2026-11-23"],
  ]);
});

test.each(["Narnia", "Japan", ""])("a country without lines is refused: %j", (country) => {
  expect(() => noteSeen(folder, country, "2026-11-24")).toThrow("Kindling comes with no lines of");
});

test("a file that cannot be read counts as nobody's look", () => {
  writeFileSync(join(folder, "helplines-seen.json"), "not JSON");

  expect(ownHelplines(folder).flatMap(({ talk }) => talk.filter((line) => line.seen))).toEqual([]);
});
