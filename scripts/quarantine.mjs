import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/** How many tests may be in quarantine while anything new begins. */
export const mostQuarantined = 3;

/** The first line of a file in tests/quarantine: since when it is there, and what is known of the cause. */
export const quarantineLine = /^\/\/ Quarantined (\d{4}-\d{2}-\d{2}): (\S.*)$/m;

/** The tests in quarantine under `folder`: `{ file, since, known }`. The house rules refuse one without its line. */
export function quarantined(folder = "tests/quarantine") {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .toSorted()
    .map((name) => {
      const file = `${folder}/${name.replaceAll("\\", "/")}`;
      const [, since, known] = quarantineLine.exec(readFileSync(join(root, file), "utf8").split("\n")[0]) ?? [];
      return { file, since, known };
    });
}

/** Prints what is in quarantine. Returns 1 if that is more than may be, otherwise 0. */
export function quarantineChecked(tests = quarantined()) {
  for (const { file, since, known } of tests) console.log(`In quarantine since ${since}: ${file}. ${known}`);
  if (tests.length <= mostQuarantined) return 0;
  console.error(`${tests.length} tests are in quarantine. A fourth one is mended before anything new begins.`);
  return 1;
}
