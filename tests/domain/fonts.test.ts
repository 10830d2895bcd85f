import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basicFonts } from "#client/first/build/fonts.mjs";

test("the letters of a first picture are those of the typefaces that are installed", async () => {
  const basic: { name: string; font: Buffer }[] = await basicFonts();

  const stale = basic.filter(({ name, font }) => !font.equals(readFileSync(`client/theme/fonts/${name}`)));

  expect(
    stale.map(({ name }) => name),
    "Run `node client/first/build/fonts.mjs`.",
  ).toEqual([]);
});
