import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./run.mjs";

const waiting = join(root, ".cache", "set-up");

/** Runs `work` while no other command of this clone does: `npm start` and `npm test` may be started side by side. */
export async function inTurn(work) {
  mkdirSync(waiting, { recursive: true });
  const mine = join(waiting, `${process.pid}`);
  let said = false;
  for (;;) {
    // Each writes first and looks then, so two at once see each other; the random wait breaks the tie.
    writeFileSync(mine, "");
    if (!readdirSync(waiting).some(isAnotherAtWork)) break;
    rmSync(mine, { force: true });
    if (!said) console.log("Waiting for another command of this folder to finish setting up.");
    said = true;
    await pause(100 + Math.random() * 300);
  }
  const letGo = () => rmSync(mine, { force: true });
  process.once("exit", letGo);
  try {
    return await work();
  } finally {
    process.off("exit", letGo);
    letGo();
  }
}

function isAnotherAtWork(name) {
  const pid = Number(name);
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    // Set-up never takes this long: the number belongs to somebody else by now.
    if (Date.now() - statSync(join(waiting, name)).mtimeMs < 15 * 60_000) return true;
  } catch (error) {
    if (error.code === "EPERM") return true;
  }
  rmSync(join(waiting, name), { force: true });
  return false;
}
