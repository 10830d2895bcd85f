import { bin, run, typescript } from "./run.mjs";
import { generated, installed } from "./setup.mjs";
import { fingerprint } from "./step.mjs";
import { withLock } from "./lock.mjs";
import { quarantineChecked } from "./quarantine.mjs";
import { saySinceWhole } from "./since-whole.mjs";

const committed = [
  "schema.graphql",
  "docs/export.schema.json",
  "client/data/made",
  "client/__generated__",
  "server/doors/graph/documents/current.json",
];

const checks = {
  "generated files": areGeneratedFilesCurrent,
  migrations: () => run(typescript("server/store/database/migrationCommand.ts", "check")),
  helplines: () => run(typescript("scripts/helplines.ts")),
  types: () => run([bin("tsc"), "-p", "."]),
  lint: () => run([bin("oxlint"), "--type-aware", "--deny-warnings", "."]),
  "dead code": () => run([bin("knip"), "--config", "scripts/knip.config.ts"]),
  format: () => run([bin("prettier"), "--check", "--log-level", "warn", "."]),
  quarantine: () => quarantineChecked(),
  tests: () => run(["scripts/test.mjs"]),
};
// .ci/run runs the tests separately with `npm test`.
if (process.argv.includes("--without-tests")) delete checks.tests;

await withLock(installed);
const failed = [];
for (const [name, check] of Object.entries(checks)) {
  console.log(`Checking ${name}.`);
  if ((await check()) !== 0) failed.push(name);
}
saySinceWhole();
console.log(failed.length > 0 ? `Not in order: ${failed.join(", ")}.` : "All in order.");
process.exit(failed.length > 0 ? 1 : 0);

async function areGeneratedFilesCurrent() {
  return withLock(async () => {
    const stale = [];
    const before = committed.map((place) => fingerprint([place]));
    await generated({ force: true });
    for (const [index, place] of committed.entries()) if (fingerprint([place]) !== before[index]) stale.push(place);
    if (stale.length > 0) console.error(`Out of date, and now updated: ${stale.join(", ")}. Commit them.`);
    return stale.length;
  });
}
