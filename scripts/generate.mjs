import { generated, installed } from "./setup.mjs";
import { withLock } from "./lock.mjs";

// Runs everything, whatever the stamps say; `--changed` follows them.
await withLock(async () => {
  await installed();
  await generated({ force: !process.argv.includes("--changed") });
});
