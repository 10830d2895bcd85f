import { readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";

const built = join(root, "dist", "test", "server");

test("a logged stack names our files for our lines, and none of them for a library's", () => {
  const seen = { ours: 0, libraries: 0 };
  for (const name of readdirSync(built).filter((each) => each.endsWith(".mjs"))) {
    const read = (file: string) => readFileSync(join(built, file), "utf8");
    const map = new SourceMap(JSON.parse(read(`${name}.map`)) as SourceMapPayload);
    let isLibrary = false;
    read(name)
      .split("\n")
      .forEach((line, index) => {
        if (/^\/\/ \S+\.\w+$/.test(line)) isLibrary = line.startsWith("// node_modules/");
        const column = line.indexOf("throw new BadInput(");
        const entry = map.findEntry(index, Math.max(column, 0));
        const source = "originalSource" in entry ? entry.originalSource : undefined;
        if (isLibrary && source !== undefined)
          expect.fail(`${name}:${index + 1} of a library is said to be of ${source}`);
        if (column >= 0) expect(source).toMatch(/\/(?:server|domain)\/.+\.ts$/);
        if (isLibrary) seen.libraries += 1;
        if (column >= 0) seen.ours += 1;
      });
  }
  expect(seen.libraries).toBeGreaterThan(10_000);
  expect(seen.ours).toBeGreaterThan(50);
});
