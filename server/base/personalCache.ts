import { LRUCache } from "lru-cache";
import { clock, waits } from "./clock.ts";
import { broadcastForget, onForget } from "./bus.ts";
import { currentCall } from "./call.ts";
import { watchSize } from "./cacheSizes.ts";

// Personal data that a process caches between requests (docs/caches.md). Entries expire, and a person's entries can be
// dropped at once.

/** A cache of values that each belong to a person. */
export interface PersonalCache<Value extends object> {
  get: (name: string) => Value | undefined;
  /** Stores a person's value until it expires or is evicted. */
  set: (name: string, personId: string, value: Value) => void;
  delete: (name: string) => void;
}

interface Owned<Value> {
  personId: string;
  value: Value;
}

interface Limits<Value> {
  /** Maximum number of entries. */
  most: number;
  /** Lifetime of an entry in milliseconds: ten minutes by default. */
  ms?: number;
  /** Maximum total size, and how to measure one value. */
  mostSize?: number;
  sizeOf?: (value: Value) => number;
}

const purgeEveryMs = Math.min(30_000, waits.kept);
/** No request takes longer. */
const longestRequestMs = 60_000;

const caches: Pick<LRUCache<string, Owned<object>>, "entries" | "delete" | "clear" | "purgeStale">[] = [];
/** When people were forgotten, by `clock.elapsed()`. A request that started earlier must not cache what it read. */
const forgottenAt = new Map<string, number>();
let isListening = false;

/** Creates a cache of personal values. `name` identifies it in the log. */
export function personalCache<Value extends object>(
  name: string,
  { most, ms = waits.kept, mostSize, sizeOf }: Limits<Value>,
): PersonalCache<Value> {
  const bySize = mostSize && sizeOf && { maxSize: mostSize, sizeCalculation: sizeOfOwned };
  const cache = new LRUCache<string, Owned<Value>>({ max: most, ttl: ms, ttlResolution: 1_000, ...bySize });
  caches.push(cache);
  watchSize(name, () => cache.size);
  return {
    get: (key) => cache.get(key)?.value,
    set: (key, personId, value) => {
      listenToOthers();
      const forgotten = forgottenAt.get(personId);
      const begun = currentCall()?.begunAt ?? clock.elapsed();
      if (forgotten === undefined || begun > forgotten) cache.set(key, { personId, value });
    },
    delete: (key) => void cache.delete(key),
  };

  function sizeOfOwned({ value }: Owned<Value>): number {
    return sizeOf?.(value) ?? 1;
  }
}

/**
 * Drops all cached values of a person, here and in the other processes that the bus reaches. Call it after the commit.
 */
export function forgetPerson(personId: string): void {
  forgetLocally(personId);
  broadcastForget(personId);
}

/** Drops a person's cached values in this process alone. */
export function forgetLocally(personId: string): void {
  forgottenAt.set(personId, clock.elapsed());
  for (const cache of caches)
    for (const [name, owned] of cache.entries()) if (owned.personId === personId) cache.delete(name);
}

function listenToOthers(): void {
  if (isListening) return;
  isListening = true;
  onForget((personId) => {
    if (personId !== undefined) return forgetLocally(personId);
    for (const cache of caches) cache.clear();
  });
}

/** The cache checks an entry's age only when somebody asks for it, so expired entries would stay. */
function purgeExpired(): void {
  for (const cache of caches) cache.purgeStale();
  const over = clock.elapsed() - longestRequestMs;
  for (const [personId, at] of forgottenAt) if (at < over) forgottenAt.delete(personId);
}

watchSize("people with emptied caches", () => forgottenAt.size);
clock.every(purgeEveryMs, purgeExpired, { unref: true });
