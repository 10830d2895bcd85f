import type { IncomingMessage } from "node:http";
import { clock } from "./clock.ts";
import { currentCall, runInCall } from "./call.ts";
import { config } from "./config.ts";

/** Until when a request may wait for the database. Waits for anything else pause it. */
export interface Deadline {
  at: number;
  pauses: number;
  pausedAt: number;
}

/** A deadline that runs from now, of a request unless `ms` says otherwise (docs/rules.md, The database). */
export function deadlineIn(ms = config.databasePatienceMs): Deadline {
  return { at: clock.elapsed() + ms, pauses: 0, pausedAt: 0 };
}

/** Milliseconds left to the current request. Undefined outside of one, and for work without a deadline. */
export function timeLeft(): number | undefined {
  const deadline = currentCall()?.deadline;
  return deadline && deadline.at - (deadline.pauses > 0 ? deadline.pausedAt : clock.elapsed());
}

/** Runs work with the deadline paused: it waits for something other than the database, such as a hash or a queue. */
export async function withDeadlinePaused<Result>(work: () => Promise<Result>): Promise<Result> {
  const resume = pause();
  try {
    return await work();
  } finally {
    resume();
  }
}

/** Pauses the deadline until the whole body has arrived, or the connection is closed. */
export function pauseUntilRead(request: IncomingMessage): void {
  if (request.complete) return;
  const resume = pause();
  request.once("end", resume).once("close", resume);
}

/** Runs work without a time limit, such as an export. Its statements use a pool without limits. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const call = currentCall();
  return call ? runInCall({ ...call, deadline: undefined }, work) : work();
}

function pause(): () => void {
  const deadline = currentCall()?.deadline;
  if (!deadline) return () => undefined;

  if (deadline.pauses === 0) deadline.pausedAt = clock.elapsed();
  deadline.pauses += 1;
  let isPaused = true;
  return () => {
    if (!isPaused) return;
    isPaused = false;
    deadline.pauses -= 1;
    if (deadline.pauses === 0) deadline.at += clock.elapsed() - deadline.pausedAt;
  };
}
