import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { claim } from "./claim.mjs";
import { root } from "./run.mjs";

const folder = join(root, ".cache", "set-up");

/** Runs `work` while no other command of this clone does: `npm start` and `npm test` may be started side by side. */
export async function withLock(work) {
  mkdirSync(folder, { recursive: true });
  let waits = 0;
  const { release } = await claim(folder, () => {
    if ((waits += 1) === 1) console.log("Waiting for another command of this folder to finish setting up.");
    return true;
  });
  try {
    return await work();
  } finally {
    release();
  }
}
