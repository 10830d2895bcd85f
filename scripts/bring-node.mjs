import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { npm } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { root } from "./run.mjs";

// For scripts/node.sh. Where this Node is older than .nvmrc says, brings that one from npm into .cache/node, as scripts/node/package-lock.json
// has it with its hash, and writes the folder of the program to descriptor 3.

const asked = readFileSync(join(root, ".nvmrc"), "utf8").trim();
const own = process.versions.node;
const source = join(root, "scripts", "node");
const place = join(root, ".cache", "node");
const programs = join(place, "node_modules", ".bin");

if (own.localeCompare(asked, "en", { numeric: true }) < 0) {
  await withLock(brought);
  writeSync(3, programs);
}

async function brought() {
  if (versionBrought() === asked) return;

  if (!isPublishedForThisMachine()) giveUp(`npm has none for ${process.platform} on ${process.arch}.`);
  console.log(`Bringing Node ${asked} from npm, because this machine's is ${own}.`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(source, name), join(place, name));
  const code = await npm("ci", "--prefix", place, "--no-audit", "--no-fund", "--include=optional");
  // npm calls it a success when a package for one platform cannot be reached.
  if (code !== 0 || versionBrought() !== asked) giveUp("It could not be brought from npm. Is the network there?");
}

function versionBrought() {
  const program = join(programs, "node");
  if (!existsSync(program)) return undefined;
  return spawnSync(program, ["--print", "process.versions.node"], { encoding: "utf8" }).stdout?.trim();
}

function isPublishedForThisMachine() {
  const { packages } = JSON.parse(readFileSync(join(source, "package-lock.json"), "utf8"));
  return Object.values(packages).some(
    ({ os, cpu }) => [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch),
  );
}

function giveUp(why) {
  console.error(
    `Kindling needs Node ${asked} or newer, and this is ${own}. ${why} You can also install Node yourself.`,
  );
  process.exit(1);
}
