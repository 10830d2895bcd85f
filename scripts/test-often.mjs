import { spawn } from "node:child_process";
import { createVitest } from "vitest/node";
import { changedSince } from "./changes.mjs";
import { root } from "./run.mjs";
import { galleryBuilt, setUp } from "./setup.mjs";

// npm run test:often [-- FILE …]: each file 20 times beside four busy loops. Without one: the changed files of screens and browsers.

const times = 20;
// A loop also ends when this process is killed.
const loop = "const parent = process.ppid; while (process.ppid === parent);";

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : changedSince().filter((path) => /^tests\/(?:long\/)?(?:screens|e2e)\/.*\.test\.tsx?$/.test(path));
if (files.length === 0) {
  console.log("No test of screens or browsers has changed. Name a file: npm run test:often -- FILE");
  process.exit(1);
}

await setUp({ folder: "dist/test" });
await galleryBuilt("dist/test");
const loops = Array.from({ length: 4 }, () => spawn(process.execPath, ["-e", loop], { stdio: "ignore" }));
process.once("exit", () => loops.forEach((one) => one.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

let failed = 0;
const vitest = await createVitest("test", { root, watch: false });
try {
  // Starts the reporters, and no test.
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications(files);
  for (const one of specifications) {
    let passed = 0;
    for (let turn = 0; turn < times; turn++) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([one]);
      const own = testModules.find(({ moduleId, project }) => moduleId === one.moduleId && project === one.project);
      if (own?.ok() && unhandledErrors.length === 0) passed++;
    }
    console.log(`${one.moduleId.slice(root.length + 1)} in ${one.project.name}: ${passed} of ${times} passed.`);
    failed += times - passed;
  }
  if (specifications.length === 0) failed = 1;
} finally {
  await vitest.close();
}
process.exit(failed > 0 ? 1 : 0);
