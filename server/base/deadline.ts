import type { IncomingMessage } from "node:http";
import { currentCall, runInCall } from "./call.ts";

/** Until when a request may wait for the database. What is not the database's doing stops its clock. */
export interface Deadline {
  at: number;
  stops: number;
  stoppedAt: number;
}

/** A deadline that runs from now, of a request unless `ms` says otherwise (docs/rules.md, The database). */
export function deadlineIn(ms = 2_500): Deadline {
  return { at: performance.now() + ms, stops: 0, stoppedAt: 0 };
}

/** The milliseconds left to the request that this code runs for. Undefined outside of one and in unhurried work. */
export function timeLeft(): number | undefined {
  const deadline = currentCall()?.deadline;
  return deadline && deadline.at - (deadline.stops > 0 ? deadline.stoppedAt : performance.now());
}

/** Runs work that waits for something else than the database, such as a hash or a turn in a queue. */
export async function offTheClock<Result>(work: () => Promise<Result>): Promise<Result> {
  const resume = stopClock();
  try {
    return await work();
  } finally {
    resume();
  }
}

/** Stops the clock until the whole body has come, or nobody waits for it any more. */
export function stopUntilRead(request: IncomingMessage): void {
  if (request.complete) return;
  const resume = stopClock();
  request.once("end", resume).once("close", resume);
}

/** Runs work that may take as long as it needs, such as an export. Its statements go to a pool without limits. */
export function unhurried<Result>(work: () => Result): Result {
  const call = currentCall();
  return call ? runInCall({ ...call, deadline: undefined }, work) : work();
}

function stopClock(): () => void {
  const deadline = currentCall()?.deadline;
  if (!deadline) return () => undefined;

  if (deadline.stops === 0) deadline.stoppedAt = performance.now();
  deadline.stops += 1;
  let isStopped = true;
  return () => {
    if (!isStopped) return;
    isStopped = false;
    deadline.stops -= 1;
    if (deadline.stops === 0) deadline.at += performance.now() - deadline.stoppedAt;
  };
}
