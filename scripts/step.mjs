import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./run.mjs";

const stamps = join(root, ".cache", "steps");

/** Does `work` unless `name` was done before with the very same files in `inputs` and `outputs`. */
export async function step({ name, inputs, outputs, force = false }, work) {
  const stamp = join(stamps, name);
  const isCurrent = !force && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint([...inputs, ...outputs]);
  if (isCurrent) return;

  rmSync(stamp, { force: true });
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(`${stamp}.${process.pid}`, fingerprint([...inputs, ...outputs]));
  renameSync(`${stamp}.${process.pid}`, stamp);
}

/** One hash over the names and contents of everything in `places`, and over the Node that reads them. */
export function fingerprint(places) {
  const hash = createHash("sha256").update(process.version);
  for (const file of places.flatMap((place) => filesIn(join(root, place)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesIn(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(place)
    .toSorted()
    .filter((name) => !madeByTools.has(name))
    .flatMap((name) => filesIn(join(place, name)));
}

// Made from the sources around them, or, as client/native is, no source of any step; steps that depend on them name them.
const madeByTools = new Set(["generated", "__generated__", "node_modules", "native"]);
