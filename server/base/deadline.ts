import type { IncomingMessage } from "node:http";
import { currentCall, runInCall } from "./call.ts";

/** Until when a request may wait for the database. Waits for anything else pause it. */
export interface Deadline {
  at: number;
  stops: number;
  stoppedAt: number;
}

/** A deadline that runs from now, of a request unless `ms` says otherwise (docs/rules.md, The database). */
export function deadlineIn(ms = 2_500): Deadline {
  return { at: performance.now() + ms, stops: 0, stoppedAt: 0 };
}

/** Milliseconds left to the current request. Undefined outside of one, and for work without a deadline. */
export function timeLeft(): number | undefined {
  const deadline = currentCall()?.deadline;
  return deadline && deadline.at - (deadline.stops > 0 ? deadline.stoppedAt : performance.now());
}

/** Runs work with the deadline paused: it waits for something other than the database, such as a hash or a queue. */
export async function offTheClock<Result>(work: () => Promise<Result>): Promise<Result> {
  const resume = stopClock();
  try {
    return await work();
  } finally {
    resume();
  }
}

/** Pauses the deadline until the whole body has arrived, or the connection is closed. */
export function stopUntilRead(request: IncomingMessage): void {
  if (request.complete) return;
  const resume = stopClock();
  request.once("end", resume).once("close", resume);
}

/** Runs work without a time limit, such as an export. Its statements use a pool without limits. */
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
