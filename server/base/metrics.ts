import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { cacheSizes } from "./cacheSizes.ts";
import { config } from "./config.ts";

// Numbers for Prometheus (docs/operations.md, Metrics). They name no person, no address and no page.

const isOn = config.metricsPort !== undefined;
// The library's own registry outlives a module that is loaded twice, as tests do.
const own = new Registry();
const registers = [own];

/** The part of the server that answered a request. */
export type Door = "graphql" | "rest" | "checkout" | "health" | "page";

const requests = new Histogram({
  name: "kindling_request_seconds",
  help: "Time from a request's head to the end of its answer, by door and status",
  labelNames: ["door", "status"],
  registers,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const refusals = new Counter({ name: "kindling_busy_total", help: "Requests refused as too many (429)", registers });

const databaseSeconds = new Gauge({
  name: "kindling_database_seconds",
  help: "Time that the database took to answer a small question, last time",
  aggregator: "max",
  registers,
});

const databaseUp = new Gauge({
  name: "kindling_database_up",
  help: "1 while the database answers, in every process",
  aggregator: "min",
  registers,
});

const frozen = new Gauge({
  name: "kindling_frozen",
  help: "1 while people can only read",
  aggregator: "max",
  registers,
});

const spaceLow = new Gauge({
  name: "kindling_space_low",
  help: "1 while nothing that grows is saved, because the disk of DATA_DIR is nearly full",
  aggregator: "max",
  registers,
});

/** Numbers that are read when they are asked for, by name. */
const readings = new Map<string, () => number>();

/** Counts an answer. */
export function noteAnswer(door: Door, status: number, ms: number): void {
  if (!isOn) return;
  requests.observe({ door, status: `${status}` }, ms / 1_000);
  if (status === 429) refusals.inc();
}

/** Notes whether the database answered, how long it took, and whether people can only read. */
export function noteDatabase(isUp: boolean, ms: number, isFrozen: boolean): void {
  if (!isOn) return;
  databaseUp.set(isUp ? 1 : 0);
  databaseSeconds.set(ms / 1_000);
  frozen.set(isFrozen ? 1 : 0);
}

/** Notes whether the disk of the own database is nearly full. */
export function noteSpace(isLow: boolean): void {
  if (isOn) spaceLow.set(isLow ? 1 : 0);
}

/** Registers a number that is read for each scrape, such as how many requests wait. Workers' numbers are summed. */
export function watchNumber(name: string, help: string, read: () => number): void {
  if (!isOn || readings.has(name)) return void readings.set(name, read);
  readings.set(name, read);
  own.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(readings.get(name)?.() ?? 0);
      },
    }),
  );
}

const registry = isOn ? begun() : undefined;

/** All numbers in Prometheus's text: of this process, or the sums over all workers of this leader. */
export async function metricsText(areWorkers: boolean): Promise<string> {
  if (!registry) return "";
  return areWorkers ? registry.clusterMetrics() : own.metrics();
}

function begun(): AggregatorRegistry<typeof AggregatorRegistry.PROMETHEUS_CONTENT_TYPE> {
  collectDefaultMetrics({ register: own });
  own.registerMetric(
    new Gauge({
      name: "kindling_held",
      help: "Items in each cache",
      labelNames: ["cache"],
      registers: [],
      collect() {
        for (const [cache, size] of Object.entries(cacheSizes())) this.set({ cache }, size);
      },
    }),
  );
  AggregatorRegistry.setRegistries(own);
  // In a worker it also answers the leader.
  return new AggregatorRegistry();
}
