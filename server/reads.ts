import type { Viewer } from "./account/viewer.ts";
import { currentCall } from "./call.ts";

/** What a request has read so far, by whose it is and what it is called. */
export type Reads = Map<string, Promise<unknown>>;

/**
 * Reads something of the viewer's once per request, however many fields need it. A write of the same request makes it
 * forget: server/db.ts sees to that. Outside of a request nothing is remembered.
 */
export function readOnce<Result>(viewer: Viewer, name: string, read: () => Promise<Result>): Promise<Result> {
  const reads = currentCall()?.reads;
  if (!reads) return read();

  const key = `${viewer.id} ${name}`;
  const reading = reads.get(key) ?? read();
  reads.set(key, reading);
  // Each name stands for one kind of answer.
  return reading as Promise<Result>;
}

/** Forgets what this request has read. */
export function forgetReads(): void {
  currentCall()?.reads.clear();
}
