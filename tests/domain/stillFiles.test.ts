import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stillFiles } from "#client/first/build/stillFiles.ts";

const files = stillFiles();

test.each(files)("$name is drawn as its picture is now", ({ name, drawing }) => {
  expect(
    readFileSync(`client/pictures/${name}`, "utf8"),
    "Run `node --import tsx client/first/build/stillFiles.ts`.",
  ).toBe(drawing);
});

test("each theme has its file, and no colour of it is left to the page", () => {
  expect(files.map(({ name }) => name)).toEqual(["land-day.svg", "land-night.svg"]);
  expect(new Set(files.map(({ drawing }) => drawing)).size).toBe(2);
  expect(files.filter(({ drawing }) => /var\(|class=/.test(drawing))).toEqual([]);
});
