import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { writeExplorer } from "#scripts/explorer.ts";
import { barePage } from "./barePage.ts";

/**
 * Builds a client with only the explorer's page for this file's server. Call it before `useApp`. Returns its folder.
 */
export function useBuiltExplorer(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindling-explorer-"));
  beforeAll(() => {
    writeFileSync(join(folder, "index.html"), barePage());
    writeExplorer(folder);
    process.env.KINDLING_CLIENT_DIR = folder;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
