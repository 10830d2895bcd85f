import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./run.mjs";
import { fingerprint } from "./step.mjs";

/** Installs from the lockfile, unless the same packages are installed already. */
export async function installed() {
  await installedIn("", "Installing what the lockfile asks for.");
  // npx then finds the Node that scripts/node.sh brought, too.
  const isBrought = process.execPath.startsWith(join(root, ".cache"));
  if (isBrought && !existsSync(bin("node"))) {
    rmSync(bin("node"), { force: true });
    symlinkSync(process.execPath, bin("node"));
  }
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
  const code = await npm("ci", "--prefix", place, "--no-audit", "--no-fund", "--include=dev", "--include=optional");
  if (code !== 0) {
    console.error("npm ci failed.");
    process.exit(code);
  }
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

/** Runs npm, the same that runs this command, on this Node. Returns its exit code. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") ? run([script, ...args]) : run(args, { program: "npm" });
}
