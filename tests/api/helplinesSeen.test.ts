import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordSiteCheck, ownHelplines } from "#server/base/helplines.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-seen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a check of a country's sites is recorded with its day, and shown only on that country's lines", () => {
  expect(recordSiteCheck(folder, "Ireland", "2026-11-23").sites).toEqual([
    "samaritans.org",
    "text50808.ie",
    "womensaid.ie",
  ]);
  expect(recordSiteCheck(mkdtempSync(join(folder, "other-")), "Germany", "2026-11-23").sites).toEqual([
    "telefonseelsorge.de",
    "hilfetelefon.de",
  ]);
  recordSiteCheck(folder, "France", "2026-11-24");

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

test.each(["Narnia", "Philippines", ""])("a country without lines is refused: %j", (country) => {
  expect(() => recordSiteCheck(folder, country, "2026-11-24")).toThrow("Kindling comes with no lines of");
});

test("a file that cannot be read counts as nobody's look", () => {
  writeFileSync(join(folder, "helplines-seen.json"), "not JSON");

  expect(ownHelplines(folder).flatMap(({ talk }) => talk.filter((line) => line.seen))).toEqual([]);
});
