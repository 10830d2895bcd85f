import { cacheSizes } from "#server/base/cacheSizes.ts";
import { log } from "#server/base/log.ts";

/**
 * On SIGUSR2 it logs the size of every cache and the memory in bytes. It collects garbage first if Node.js runs with
 * `--expose-gc`.
 */
export function logCacheSizesOnSignal(): void {
  process.on("SIGUSR2", () => {
    // The second collection frees what the first one finalizes.
    for (let collection = 0; collection < 2; collection += 1) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    log.info(
      { sizes: cacheSizes(), memory: { heapUsed, external, rss }, isCollected: globalThis.gc !== undefined },
      "held",
    );
  });
}
