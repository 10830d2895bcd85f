import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./run.mjs";

const stamps = join(root, ".cache", "steps");

/** Runs `work` unless step `name` has already run with the same files in `inputs` and `outputs`. */
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

/** One hash of the names and contents of all files in `places`, and of the Node version. */
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

// Generated from the sources around them or, like client/native, no source of a step. Steps that need them name them.
const madeByTools = new Set(["generated", "__generated__", "documents", "node_modules", "native"]);
