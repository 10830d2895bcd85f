import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { childCpuSeconds } from "./processes.mjs";
import { bin, root, run, typescript } from "./run.mjs";
import { galleryBuilt, setUp } from "./setup.mjs";

// npm test [-- FILE …]: the gate. npm run test:all: everything. A named file of tests/long/ or tests/quarantine/ runs wherever it is
// (CONTRIBUTING.md, Tests). Projects of the gate have no slash in their names.

const args = process.argv.slice(2);

// A separate build, so that a server running from dist/ keeps its files.
await setUp({ folder: "dist/test" });
await galleryBuilt("dist/test");
forgetOldTransforms();
const code = await run(commandFor(args));
const seconds = childCpuSeconds();
if (seconds !== undefined) console.log(`CPU time: ${(seconds / 60).toFixed(1)} minutes.`);
process.exit(code);

function commandFor([first, ...rest]) {
  if (first === "--all" && rest.length === 0) return typescript("scripts/whole.ts");
  if (first === "--changed") return vitest(testsReached(rest));
  return vitest(first === "--all" ? rest : args, first === "--all");
}

/** Runs the projects of the gate, or all of them if that is wanted or if a file of another project is named. */
function vitest(choice, runsAll = false) {
  const isOther = choice.some((arg) => /^(?:\.\/)?tests\/(?:long|quarantine)\b/.test(arg));
  const hasChosen = choice.some((arg) => arg.startsWith("--project"));
  return [bin("vitest"), "run", ...(runsAll || isOther || hasChosen ? [] : ["--project", "!*/*"]), ...choice];
}

/** The tests that a change reaches. Ends this process if there are none, since vitest would run all. */
function testsReached([reference = ""]) {
  const { status, stdout } = spawnSync(process.execPath, typescript("scripts/reach.ts", reference), {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(1);
  const files = stdout.split("\n").filter(Boolean);
  console.log(files.length > 0 ? `The change reaches ${files.length} test files.` : "The change reaches no test.");
  if (files.length === 0) process.exit(0);
  return files;
}

/** Deletes what vitest has kept for a week. A module that is still in use is transformed again. */
function forgetOldTransforms() {
  const folder = join(root, ".cache", "vitest");
  const oldest = Date.now() - 7 * 24 * 3600_000;
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder)) {
    const place = join(folder, name);
    const kept = statSync(place, { throwIfNoEntry: false });
    if (kept && kept.mtimeMs < oldest) rmSync(place, { force: true });
  }
}
