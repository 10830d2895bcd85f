import { setTimeout as pause } from "node:timers/promises";

/** Waits for a condition. Throws with its description after a time-out. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 50_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
  }
}
