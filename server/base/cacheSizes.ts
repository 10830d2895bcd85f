/** A function for each cache of this process that counts its entries, by the cache's name. */
const sizes = new Map<string, () => number>();

/** Registers a cache, so that its size can be logged. Every cache that outlives a request must be registered. */
export function watchSize(name: string, size: () => number): void {
  sizes.set(name, size);
}

/** The current size of each cache. */
export function cacheSizes(): Record<string, number> {
  return Object.fromEntries([...sizes].map(([name, size]) => [name, size()]));
}
