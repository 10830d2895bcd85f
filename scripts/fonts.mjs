// Makes the letters that English is written with, and the marks of our own words, of the two typefaces: what a first picture
// needs of them, in the weights that the client's styles ask for (client/theme/fonts.css.ts). Fraunces draws other letters for each size;
// here those of the middle of ours, upright 21 to 40 px and slanted 15 to 24, which halves it. Usage: node scripts/fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./run.mjs";

const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") + "\u00A0©·×–—‘’“”•…←↑→↓−";

const upright = { wght: { min: 400, max: 700 } };
const basics = {
  "figtree-basic": ["figtree/files/figtree-latin-wght-normal.woff2", upright],
  "fraunces-basic": ["fraunces/files/fraunces-latin-standard-normal.woff2", { ...upright, opsz: 28 }],
  "fraunces-basic-italic": ["fraunces/files/fraunces-latin-standard-italic.woff2", { wght: 450, opsz: 18 }],
};

/** With the names of their files. */
export function basicFonts() {
  return Promise.all(
    Object.entries(basics).map(async ([name, [file, variationAxes]]) => {
      const whole = readFileSync(join(root, "node_modules/@fontsource-variable", file));
      return {
        name: `${name}.woff2`,
        font: await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes }),
      };
    }),
  );
}

if (process.argv[1] === import.meta.filename)
  for (const { name, font } of await basicFonts()) writeFileSync(join(root, "client/theme/fonts", name), font);
