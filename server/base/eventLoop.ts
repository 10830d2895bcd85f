import { log } from "./log.ts";

/** Work that is due at the end of this event-loop tick: first what collects statements, then what sends them. */
const left = { gathering: [] as (() => void)[], sending: [] as (() => void)[] };
let isDue = false;

/**
 * Runs `work` after all requests that arrived in this tick were parsed. It belongs to none of them; use `runInCall`
 * inside.
 */
export function atTickEnd(kind: keyof typeof left, work: () => void): void {
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

/** One failure must not stop the other jobs. */
function runOne(work: () => void): void {
  try {
    work();
  } catch (error) {
    log.error({ err: error }, "work at the end of a tick failed");
  }
}
