// Builds the basic subsets of both typefaces: English letters and our own symbols, in the weights that
// client/theme/fonts.css.ts uses. The first paint needs only these. Fraunces varies with size and weight; each subset
// fixes one middle value, which makes it a third of the size. Upright text is 21 to 40 px at weights 560 and 600,
// slanted text 15 to 24 px.
// Usage: node client/first/build/fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "#scripts/run.mjs";

const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") + "\u00A0©·×–—‘’“”•…←↑→↓−";

/** The features that browsers enable by default, and the tabular digits in our styles. */
const keepFeatures = "calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum".split(" ");

const basics = {
  "figtree-basic": ["figtree/files/figtree-latin-wght-normal.woff2", { wght: { min: 400, max: 700 } }],
  "fraunces-basic": ["fraunces/files/fraunces-latin-standard-normal.woff2", { wght: 580, opsz: 28 }],
  "fraunces-basic-italic": ["fraunces/files/fraunces-latin-standard-italic.woff2", { wght: 450, opsz: 18 }],
};

/** Returns the fonts with their file names. */
export function basicFonts() {
  return Promise.all(
    Object.entries(basics).map(async ([name, [file, variationAxes]]) => {
      const whole = readFileSync(join(root, "node_modules/@fontsource-variable", file));
      return {
        name: `${name}.woff2`,
        font: await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes, keepFeatures }),
      };
    }),
  );
}

if (process.argv[1] === import.meta.filename)
  for (const { name, font } of await basicFonts()) writeFileSync(join(root, "client/theme/fonts", name), font);
