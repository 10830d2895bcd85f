import type { Viewer } from "./account/viewer.ts";
import { currentCall } from "./call.ts";

export type Reads = Map<string, Promise<unknown>>;

/** Reads what `name` stands for once per request, and again after a write (server/db.ts); outside of one, each time. */
export function readOnce<Result>(viewer: Viewer, name: string, read: () => Promise<Result>): Promise<Result> {
  const reads = currentCall()?.reads;
  if (!reads) return read();

  const key = `${viewer.id} ${name}`;
  const reading = reads.get(key) ?? read();
  reads.set(key, reading);
  // Each name stands for one type of result.
  return reading as Promise<Result>;
}

export function forgetReads(): void {
  currentCall()?.reads.clear();
}
