import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { brand } from "#domain/brand.ts";
import { clock } from "#server/base/clock.ts";
import { workerMessage } from "#server/base/bus.ts";
import { config } from "#server/base/config.ts";
import { openData, prepareData, tidyUp, type Data } from "./data.ts";
import { closeDatabase } from "#server/store/db.ts";
import { readMasterKeys } from "#server/store/keys/masterKey.ts";
import { log } from "#server/base/log.ts";
import { serveMetrics } from "./metricsServer.ts";
import { knownCost } from "#server/nouns/billing/cost.ts";
import { startServing, stopOnSignal } from "./serving.ts";
import { setStartupStep } from "./starting.ts";

/** From the leader to its workers: the current start-up step, or the address of the data. */
type LeaderMessage = { awaited: string } | { dataAt: string };

/** From a worker to its leader: it receives messages, or it serves at this address. */
type WorkerMessage = { hears: true } | { servesAt: string };

const betweenHiresMs = 1_000;

/**
 * Prepares the data and starts the workers, processes of `program` that share one port. Crashed workers are replaced.
 * The leader counts rate limits for all and serves nothing itself. It exits, as they do, if they cannot start.
 */
export async function leadWorkers(program: string): Promise<void> {
  if (!config.redisUrl) serveWorkers();
  cluster.setupPrimary({ exec: program, args: [] });

  let news: LeaderMessage = { awaited: "the master key" };
  const tell = (next: LeaderMessage) => {
    news = next;
    for (const worker of workers()) worker.send(news);
  };
  cluster.on("message", (worker, message: WorkerMessage) => {
    if ("hears" in message) worker.send(news);
  });
  let preparing: Promise<Data> | undefined;
  // The worker has logged why it ended.
  const giveUp = (_worker: Worker, code: number) => {
    void stopPrepared(preparing).finally(() => process.exit(code || 1));
  };
  cluster.on("exit", giveUp);
  const hired = Array.from({ length: config.workers }, () => cluster.fork());
  const serving = Promise.all(hired.map(servesAt));
  // They listen first: if the port is taken, the data is not touched.
  await Promise.all(hired.map(hears));

  preparing = prepareData((awaited) => tell({ awaited }));
  const data = await preparing;
  tell({ dataAt: data.url });
  const [url] = await serving;
  serveMetrics(true);

  cluster.off("exit", giveUp);
  cluster.on("exit", replace);
  stopOnSignal(async () => {
    cluster.off("exit", replace);
    await Promise.all(workers().map(dismiss));
    await closeDatabase();
    await data.stop();
  });
  log.info({ url, workers: hired.map(({ process: { pid } }) => pid) }, `${brand} is ready`);
  tidyUp();
}

/** Serves as one of several workers, on the data that the leader names, and exits with the leader. */
export async function workForLeader(): Promise<void> {
  setStartupStep("the master key");
  process.once("disconnect", () => process.exit(1));
  const serving = await startServing();
  stopOnSignal(serving.stop);

  const dataAt = await new Promise<string>((resolve) => {
    process.on("message", (news: LeaderMessage) => {
      if ("awaited" in news) setStartupStep(news.awaited);
      if ("dataAt" in news) resolve(news.dataAt);
    });
    tellLeader({ hears: true });
  });
  await readMasterKeys();
  await openData(dataAt);
  knownCost();
  setStartupStep(undefined);
  tellLeader({ servesAt: serving.address });
}

/** Counts rate limits for the workers, and forwards bus messages between them. */
function serveWorkers(): RateLimiterClusterMaster {
  cluster.on("message", (worker, message: unknown) => {
    const word = workerMessage(message);
    if (word) for (const other of workers()) if (other !== worker) other.send(word);
  });
  return new RateLimiterClusterMaster();
}

async function stopPrepared(preparing: Promise<Data> | undefined): Promise<void> {
  // Failed preparations clean up after themselves.
  const data = await preparing?.catch(() => undefined);
  await data?.stop();
}

function replace(_worker: Worker, code: number, signal: string): void {
  log.error({ code, signal }, "a worker ended");
  // A pause, so that workers that crash at once do not keep the machine busy.
  clock.after(betweenHiresMs, () => void hireAgain());
}

async function hireAgain(): Promise<void> {
  const hired = cluster.fork();
  await servesAt(hired);
  log.info({ worker: hired.process.pid }, "a worker took its place");
}

function hears(worker: Worker): Promise<void> {
  return new Promise((resolve) =>
    worker.on("message", (message: WorkerMessage) => {
      if ("hears" in message) resolve();
    }),
  );
}

function servesAt(worker: Worker): Promise<string> {
  return new Promise((resolve) =>
    worker.on("message", (message: WorkerMessage) => {
      if ("servesAt" in message) resolve(message.servesAt);
    }),
  );
}

function tellLeader(reply: WorkerMessage): void {
  process.send?.(reply);
}

async function dismiss(worker: Worker): Promise<void> {
  worker.process.kill("SIGTERM");
  await once(worker, "exit");
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
