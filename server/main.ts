import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { closeDatabase, openDatabase } from "./db.ts";
import { defaultDataDir, startEmbedded } from "./database/embedded.ts";
import { applyMigrations } from "./database/migrations.ts";
import { stopBeingReady } from "./health.ts";
import { log } from "./log.ts";
import { root } from "./root.ts";

const graceMs = 8_000;

interface Database {
  url: string;
  stop: () => Promise<void>;
}

const database = await openOwnDatabase();
const applied = await applyMigrations(database.url);
if (applied.length > 0) log.info({ migrations: applied }, "migrations applied");
openDatabase(database.url);

const server = createApp();
await listen(server);
warnOfProxy();
log.info({ url: addressOf(server) }, "Kindling is ready");
let stopping: Promise<void> | undefined;
// A terminal and npm each pass a signal on: the second must not cut the first one's work short.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => (stopping ??= stop(signal)));

async function openOwnDatabase(): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };

  const dataDir = config.dataDir ?? defaultDataDir(root);
  log.info({ dataDir }, "starting the embedded PostgreSQL");
  return startEmbedded({ dataDir, log: (message) => log.info(message) });
}

function listen(app: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    app.once("error", reject);
    app.listen(config.port, config.host, resolve);
  });
}

function addressOf(app: Server): string {
  const { port } = app.address() as AddressInfo;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
}

/** Behind an https proxy that is not trusted, every client would look like the proxy to the limits. */
function warnOfProxy(): void {
  if (config.publicUrl.startsWith("https:") && !config.trustProxy) {
    log.warn("PUBLIC_URL is https but TRUST_PROXY is off: limits per address will see the proxy, not the client");
  }
}

/** Readiness goes first, then requests in flight finish, then the database ends clean; 10 seconds at most. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, "stopping");
  stopBeingReady();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();

  await closed;
  await closeDatabase();
  await database.stop();
  log.info("stopped");
  process.exit(0);
}
