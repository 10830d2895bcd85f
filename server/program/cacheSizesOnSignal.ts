import { cacheSizes } from "#server/base/cacheSizes.ts";
import { log } from "#server/base/log.ts";

/**
 * Logs at each SIGUSR2 how many things every cache holds and what memory the process takes, in bytes. The heap is collected before that
 * where Node.js allows it (`--expose-gc`).
 */
export function logCacheSizesOnSignal(): void {
  process.on("SIGUSR2", () => {
    // What the first collection finalizes the second one frees.
    for (let collection = 0; collection < 2; collection += 1) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    log.info(
      { sizes: cacheSizes(), memory: { heapUsed, external, rss }, isCollected: globalThis.gc !== undefined },
      "held",
    );
  });
}
