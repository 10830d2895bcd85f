import { availableParallelism, loadavg } from "node:os";

/** Warns if other programs use this machine, and how that affects the results. */
export function sayBusy(whenBusy: string): void {
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(`This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): ${whenBusy}.`);
}
