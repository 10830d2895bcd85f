import { LRUCache } from "lru-cache";
import { tellToForget, whenToForget } from "./bus.ts";
import { currentCall } from "./call.ts";
import { watchSize } from "./held.ts";

// What a process keeps of people between requests, so that it need not be opened or worked out again (docs/caches.md). It goes when its
// time is over, and with its person at once.

/** A cache of values that each belong to a person. */
export interface Kept<Value extends object> {
  get: (name: string) => Value | undefined;
  /** Keeps a value of the person's until its time is over, or others need its place. */
  set: (name: string, personId: string, value: Value) => void;
  delete: (name: string) => void;
}

interface Owned<Value> {
  personId: string;
  value: Value;
}

interface Limits<Value> {
  /** How many values there may be. */
  most: number;
  /** How long each may be kept, in milliseconds: ten minutes unless said. */
  ms?: number;
  /** How large all may be together, and how large one is. */
  mostSize?: number;
  sizeOf?: (value: Value) => number;
}

// Tests say others.
const usualMs = Number(process.env.KINDLING_KEPT_MS ?? 10 * 60_000);
const lookEveryMs = Math.min(30_000, usualMs);
/** No request takes longer. */
const longestRequestMs = 60_000;

const caches: Pick<LRUCache<string, Owned<object>>, "entries" | "delete" | "clear" | "purgeStale">[] = [];
/** When people were forgotten, by `performance.now()`: a request that had begun before must not bring back what it has read. */
const forgottenAt = new Map<string, number>();
let isHearing = false;

/** Makes a cache of people's values, which is watched under `name`. */
export function keptOfPeople<Value extends object>(
  name: string,
  { most, ms = usualMs, mostSize, sizeOf }: Limits<Value>,
): Kept<Value> {
  const bySize = mostSize && sizeOf && { maxSize: mostSize, sizeCalculation: sizeOfOwned };
  const cache = new LRUCache<string, Owned<Value>>({ max: most, ttl: ms, ttlResolution: 1_000, ...bySize });
  caches.push(cache);
  watchSize(name, () => cache.size);
  return {
    get: (key) => cache.get(key)?.value,
    set: (key, personId, value) => {
      hearOthers();
      const forgotten = forgottenAt.get(personId);
      const begun = currentCall()?.begunAt ?? performance.now();
      if (forgotten === undefined || begun > forgotten) cache.set(key, { personId, value });
    },
    delete: (key) => void cache.delete(key),
  };

  function sizeOfOwned({ value }: Owned<Value>): number {
    return sizeOf?.(value) ?? 1;
  }
}

/**
 * Forgets all that is kept of a person, here and in the other processes that the bus reaches. To be called once what ended or changed is
 * committed.
 */
export function forgetPerson(personId: string): void {
  forgetHere(personId);
  tellToForget(personId);
}

/** The same in this process alone. */
export function forgetHere(personId: string): void {
  forgottenAt.set(personId, performance.now());
  for (const cache of caches)
    for (const [name, owned] of cache.entries()) if (owned.personId === personId) cache.delete(name);
}

function hearOthers(): void {
  if (isHearing) return;
  isHearing = true;
  whenToForget((personId) => {
    if (personId !== undefined) return forgetHere(personId);
    for (const cache of caches) cache.clear();
  });
}

/** A cache by itself looks only at what it is asked for, so that what nobody asks for would stay. */
function forgetWhatIsOver(): void {
  for (const cache of caches) cache.purgeStale();
  const over = performance.now() - longestRequestMs;
  for (const [personId, at] of forgottenAt) if (at < over) forgottenAt.delete(personId);
}

watchSize("people just forgotten", () => forgottenAt.size);
setInterval(forgetWhatIsOver, lookEveryMs).unref();
