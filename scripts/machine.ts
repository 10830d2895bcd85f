import { availableParallelism, cpus, totalmem } from "node:os";
import { findBinaryPackage } from "#server/store/database/binaries.ts";

/**
 * This machine and what runs on it, as each report names it: figures of one machine do not hold for another. Throws where npm
 * has installed no PostgreSQL.
 */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    cpus()[0]?.model.trim() || "unknown processor",
    `${availableParallelism()} cores`,
    `${gigabytes} GB of memory`,
    process.platform,
    `Node.js ${process.versions.node}`,
    `embedded PostgreSQL ${findBinaryPackage().version}`,
  ].join(", ");
}
