import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { brand } from "#domain/brand.ts";
import { config } from "#server/base/config.ts";
import { prepareData, tidyUp } from "./data.ts";
import { logCacheSizesOnSignal } from "./cacheSizesOnSignal.ts";
import { knownCost } from "#server/nouns/billing/cost.ts";
import { log } from "#server/base/log.ts";
import { serveMetrics } from "./metricsServer.ts";
import { startServing, stopOnSignal } from "./serving.ts";
import { setStartupStep } from "./starting.ts";
import { version } from "#server/base/version.ts";
import { leadWorkers, workForLeader } from "./workers.ts";

// The heap may grow by half before a major collection; by default V8 lets it grow fourfold on large machines
// (docs/performance.md).
setFlagsFromString("--heap-growing-percent=50");
logCacheSizesOnSignal();
if (cluster.isPrimary) log.info({ version, node: process.version }, `${brand} ${version} is starting`);

try {
  if (config.workers === 1) await serveAlone();
  else if (cluster.isPrimary) await leadWorkers(import.meta.filename);
  else await workForLeader();
} catch (error) {
  console.error(whyNotStarted(error));
  process.exit(1);
}

async function serveAlone(): Promise<void> {
  // It listens first, so that waiting clients learn what it waits for.
  setStartupStep("the master key");
  const serving = await startServing();
  const data = await prepareData(setStartupStep);
  serveMetrics();
  stopOnSignal(async () => {
    await serving.stop();
    await data.stop();
  });
  knownCost();
  setStartupStep(undefined);
  log.info({ url: serving.address }, `${brand} is ready`);
  tidyUp();
}

// Unexpected errors keep their stack.
function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `Port ${config.port} is taken: stop what listens there, or set PORT to another.`;
  if (code === "EACCES") return `Port ${config.port} may not be opened by this user: set PORT to another.`;
  if (config.databaseUrl && code !== undefined) return `The database at DATABASE_URL cannot be used: ${error.message}`;
  return code === undefined ? error.message : (error.stack ?? error.message);
}
