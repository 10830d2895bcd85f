import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, root } from "./run.mjs";
import { fingerprint } from "./step.mjs";

/** Installs from the lockfile, unless the same packages are installed already. */
export function installed() {
  return installedIn("", "Installing what the lockfile asks for.");
}

/** The same for a folder under scripts/, whose packages only one command needs. Returns the folder's path. */
export async function installedFor(command) {
  await installedIn(join("scripts", command), `Installing the packages that only npm run ${command} needs.`);
  return join(root, "scripts", command);
}

async function installedIn(folder, words) {
  const place = join(root, folder);
  const stamp = join(place, "node_modules", ".kindling-install");
  const asked = fingerprint([join(folder, "package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === asked) return;
  if (isInstalledByHand(place)) return;

  console.log(words);
  // Whatever NODE_ENV is: building needs the development packages, and platform packages are optional ones.
  await npm("ci", "--prefix", place, "--no-audit", "--no-fund", "--include=dev", "--include=optional");
  writeFileSync(stamp, asked);
}

function isInstalledByHand(place) {
  const there = packagesOf(join(place, "node_modules", ".package-lock.json"));
  const asked = packagesOf(join(place, "package-lock.json"));
  return Object.entries(asked).every(([path, { version, optional }]) => {
    const mayBeMissing = path === "" || (optional && !there[path]);
    return mayBeMissing || there[path]?.version === version;
  });
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

function npm(...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return must("npm ci", [script, ...args]);
  return must("npm ci", args, { program: "npm" });
}
