import type { Viewer } from "#server/base/viewer.ts";
import { currentCall } from "#server/base/call.ts";

/** Runs the read called `name` once per request, and again after a write. Outside of a request it runs each time. */
export function readOnce<Result>(viewer: Viewer, name: string, read: () => Promise<Result>): Promise<Result> {
  const reads = currentCall()?.reads;
  if (!reads) return read();

  const key = `${viewer.id} ${name}`;
  const reading = reads.get(key) ?? read();
  reads.set(key, reading);
  // Each name stands for one type of result.
  return reading as Promise<Result>;
}

/** The keys requested in one tick, and their results. */
interface PendingBatch<Key, Value> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Value>>;
}

/** Batches a reader: keys that are requested in one tick are read together. */
export function batchedReader<Key, Value>(
  read: (viewer: Viewer, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (viewer: Viewer, key: Key) => Promise<Value | undefined> {
  const pending = new WeakMap<Viewer, PendingBatch<Key, Value>>();

  const begin = (viewer: Viewer): PendingBatch<Key, Value> => {
    const keys = new Set<Key>();
    const isNamed = new Promise<void>((resolve) => process.nextTick(resolve));
    const found = isNamed.then(() => {
      pending.delete(viewer);
      return read(viewer, [...keys]);
    });
    const tick = { keys, found };
    pending.set(viewer, tick);
    return tick;
  };

  return async (viewer, key) => {
    const { keys, found } = pending.get(viewer) ?? begin(viewer);
    keys.add(key);
    return (await found).get(key);
  };
}

export function forgetReads(): void {
  currentCall()?.reads.clear();
}
