import { setTimeout as pause } from "node:timers/promises";

/** Waits until something is so. Throws, with what it waited for, when that takes too long. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
  }
}
