import { availableParallelism, loadavg } from "node:os";

/** Says that others are at work on this machine, if they are, and what that does to what is measured. */
export function sayBusy(whenBusy: string): void {
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(`This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): ${whenBusy}.`);
}
