import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "#server/base/root.ts";
import { quarantineChecked, quarantined } from "#scripts/quarantine.mjs";

const line = "// Quarantined 2026-11-27: the third save sometimes meets a full queue.\n";

test("a check names each test in quarantine, since when it is there and what is known", () => {
  const said = saidBy("log");
  const folder = folderWith("api/moods.test.ts", "README.md");

  expect(quarantineChecked(quarantined(folder))).toBe(0);
  expect(said()).toEqual([
    `In quarantine since 2026-11-27: ${folder}/api/moods.test.ts. the third save sometimes meets a full queue.`,
  ]);
});

test("a check fails with a fourth test in quarantine, and not with three", () => {
  saidBy("log");
  const said = saidBy("error");
  const three = ["api/a.test.ts", "api/b.test.ts", "e2e/c.test.ts"];

  expect(quarantineChecked(quarantined(folderWith(...three)))).toBe(0);
  expect(quarantineChecked(quarantined(folderWith(...three, "screens/d.test.tsx")))).toBe(1);
  expect(said()).toEqual(["4 tests are in quarantine. A fourth one is mended before anything new begins."]);
});

test("a repository without a quarantine has nothing there", () => {
  expect(quarantined("tests/nowhere")).toEqual([]);
});

function folderWith(...files: string[]): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "quarantine-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), line);
  }
  return relative(root, folder);
}

function saidBy(level: "log" | "error"): () => unknown[] {
  const spy = vi.spyOn(console, level).mockReturnValue();
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([words]) => words);
}
