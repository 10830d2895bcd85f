/** How many things each cache of this process holds, by its name. */
const sizes = new Map<string, () => number>();

/** Names a cache, so that its size can be watched. Every cache that outlives a request must be named here. */
export function watchSize(name: string, size: () => number): void {
  sizes.set(name, size);
}

/** The size of each cache right now. */
export function heldNow(): Record<string, number> {
  return Object.fromEntries([...sizes].map(([name, size]) => [name, size()]));
}
