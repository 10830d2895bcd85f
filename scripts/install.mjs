import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, root } from "./run.mjs";
import { fingerprint } from "./step.mjs";

const stamp = join(root, "node_modules", ".kindling-install");

/** Installs by the lockfile, unless what it asks for is there. */
export async function installed() {
  const asked = fingerprint(["package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === asked) return;
  if (isInstalledByHand()) return;

  console.log("Installing what the lockfile asks for.");
  // Whatever NODE_ENV says: building needs the development packages, and platforms are optional ones.
  await npm("ci", "--no-audit", "--no-fund", "--include=dev", "--include=optional");
  writeFileSync(stamp, asked);
}

function isInstalledByHand() {
  const there = packagesOf(join(root, "node_modules", ".package-lock.json"));
  const asked = packagesOf(join(root, "package-lock.json"));
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
