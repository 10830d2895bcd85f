// Makes the letters that English is written with, and the marks of our own words, of the two typefaces: what a first picture
// needs of them, in the weights that the client's styles ask for (client/theme/fonts.css.ts). Fraunces draws other letters for each size
// and weight; here those of the middle of ours, upright 21 to 40 px at 560 and 600 and slanted 15 to 24 px, which makes a third of it.
// Usage: node client/first/build/fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "#scripts/run.mjs";

const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") + "\u00A0©·×–—‘’“”•…←↑→↓−";

/** What browsers use unasked, and the digits that the client's styles ask for. */
const keepFeatures = "calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum".split(" ");

const basics = {
  "figtree-basic": ["figtree/files/figtree-latin-wght-normal.woff2", { wght: { min: 400, max: 700 } }],
  "fraunces-basic": ["fraunces/files/fraunces-latin-standard-normal.woff2", { wght: 580, opsz: 28 }],
  "fraunces-basic-italic": ["fraunces/files/fraunces-latin-standard-italic.woff2", { wght: 450, opsz: 18 }],
};

/** With the names of their files. */
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
