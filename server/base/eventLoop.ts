import { log } from "./log.ts";

/** What is left to do in this turn of the event loop: first what gathers, then what sends what was gathered. */
const left = { gathering: [] as (() => void)[], sending: [] as (() => void)[] };
let isDue = false;

/** Runs `work` once all requests that this turn brings have been heard. It runs for none of them (`runInCall`). */
export function atTurnsEnd(kind: keyof typeof left, work: () => void): void {
  left[kind].push(work);
  if (isDue) return;
  isDue = true;
  setImmediate(runAll);
}

function runAll(): void {
  for (const kind of ["gathering", "sending"] as const) for (const work of left[kind].splice(0)) runOne(work);
  isDue = left.gathering.length + left.sending.length > 0;
  if (isDue) setImmediate(runAll);
}

/** The work of others must not be lost with one that fails. */
function runOne(work: () => void): void {
  try {
    work();
  } catch (error) {
    log.error({ err: error }, "work at the end of a turn failed");
  }
}
