import { runInCall } from "#server/base/call.ts";
import { deadlineIn } from "#server/base/deadline.ts";

/** Runs work like a visitor's request, with `ms` to wait for the database. */
export function asRequest<Result>(work: () => Promise<Result>, ms?: number): Promise<Result> {
  const visitor = {
    address: undefined,
    isForwarded: false,
    deviceZone: undefined,
    device: null,
    deviceMark: undefined,
  };
  return runInCall(
    {
      id: "1",
      visitor,
      identity: { kind: "visitor" },
      begunAt: performance.now(),
      reads: new Map(),
      deadline: deadlineIn(ms),
    },
    work,
  );
}
